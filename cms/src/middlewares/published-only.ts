import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isSiteToken } from '../access/site-token';

/**
 * Keeps drafts from everyone but the site. Strapi answers `?status=draft` to anonymous visitors as well; here such a
 * request, however it is spelled or nested, is refused with 403 unless it carries the site's own token.
 */
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

/** Parameters that choose entries by what is or was published of them, whatever their value. */
const ASK_FOR_DRAFTS = ['publicationfilter', 'haspublishedversion'];

/**
 * True for `publicationFilter` and what it was called before, for `status`, `publicationState` or `_publicationState` with
 * anything but the published state, and for an order by `status`, which is whether a draft has changed since; at any depth.
 */
function asksForDrafts(querystring: string): boolean {
  for (const [key, value] of new URLSearchParams(querystring)) {
    const names = key.toLowerCase().split(/[[\].]+/);
    if (names.some((name) => ASK_FOR_DRAFTS.includes(name))) return true;
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
