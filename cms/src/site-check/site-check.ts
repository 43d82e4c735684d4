import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addAdminRoutes } from '../access/admin-routes';
import { permissionsFor } from '../access/permissions';
import { listBrokenLinks, listMissedSearches } from './broken-links';
import { listContentLinks } from './content-links';
import { checkMedia } from './media-check';

/** `GET /site-check`: problems to fix, for users who may add redirects. Call it in `register`. */
export function registerSiteCheck(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '', [
    [
      'GET',
      '/site-check',
      async ({ state: { userAbility } }) => {
        if (permissionsFor(strapi, userAbility, 'api::redirect.redirect').cannot.create())
          throw new errors.ForbiddenError();
        const links = await listContentLinks(strapi);
        return {
          brokenLinks: await listBrokenLinks(strapi, links),
          missedSearches: await listMissedSearches(strapi),
          ...(await checkMedia(strapi, links)),
        };
      },
    ],
  ]);
}
