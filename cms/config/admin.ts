import type { Core, UID } from '@strapi/strapi';
import { signInLimit } from '../src/access/sign-in-limit';
import { previewUrl } from '../src/publishing/preview';

declare const strapi: Core.Strapi;

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  rateLimit: signInLimit,
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: Boolean(env('SITE_URL') && env('PREVIEW_SECRET')),
    config: {
      // 'self' is for the panel's own page that explains why a preview can't be shown.
      allowedOrigins: ["'self'", env('SITE_URL', '')],
      handler: (uid: UID.ContentType, params: Parameters<typeof previewUrl>[2]) => previewUrl(strapi, uid, params),
    },
  },
});
