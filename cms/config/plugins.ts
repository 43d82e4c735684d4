import type { Core } from '@strapi/strapi';
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      // The site makes its own sizes under /_ipx, so the CMS keeps the original only.
      breakpoints: {},
    },
  },
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
});
