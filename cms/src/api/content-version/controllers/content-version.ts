import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { likesSince } from '../../../likes/count-likes';
import { readContentVersion } from '../../../publishing/content-version';

/**
 * Answers the version of the published content, which the site's pages are kept by, and the bytes that have got or lost likes
 * since `likes_since`: likes make no new version, or each one would have every page rendered again.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const asked = Number(ctx.query.likes_since);
    const since = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
    ctx.body = { data: { version: await readContentVersion(strapi), likes: await likesSince(strapi, since) } };
  },
});
