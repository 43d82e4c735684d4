import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isSiteToken } from '../access/site-token';

/** Responds with 403 to queries that could reveal drafts, unless they carry the site's token. Strapi allows them to anybody. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const prefix = `${strapi.config.get('api.rest.prefix', '/api')}/`;
  return async (ctx: Context, next: Next) => {
    if (
      ctx.path.toLowerCase().startsWith(prefix) &&
      asksForDrafts(ctx.querystring) &&
      !isSiteToken(ctx.get('authorization').replace(/^Bearer /, ''))
    )
      return ctx.forbidden('Only published content can be read.');
    return next();
  };
};

/** Parameters that reveal drafts whatever their value. */
const DRAFT_PARAMS = ['publicationfilter', 'haspublishedversion'];

/**
 * Whether a query, at any depth, has `publicationFilter` or its older name, has `status`, `publicationState` or `_publicationState` other
 * than `published`, or sorts by `status`, which reveals whether a draft has changed.
 */
function asksForDrafts(querystring: string): boolean {
  for (const [key, value] of new URLSearchParams(querystring)) {
    const names = key.toLowerCase().split(/[[\].]+/);
    if (names.some((name) => DRAFT_PARAMS.includes(name))) return true;
    if (names.includes('sort') && /\bstatus\b/i.test(value)) return true;
    if (
      names.some((name) => name === 'status' || name.endsWith('publicationstate')) &&
      value !== 'published' &&
      value !== 'live'
    )
      return true;
  }
  return false;
}
