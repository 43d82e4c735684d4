import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readContentVersion } from '../../../publishing/content-version';

/** Answers the version of the published content, which the site's pages are kept by. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = { data: { version: await readContentVersion(strapi) } };
  },
});
