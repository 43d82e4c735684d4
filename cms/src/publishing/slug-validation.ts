import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isObject } from '../is-object';
import { FIXED_PAGES, pageSlugError, slugError } from './page-paths';

const PAGE = 'api::page.page';
const SAVE_ACTIONS = ['create', 'update', 'clone'];

/** Rejects malformed slugs, reserved ones for pages, and a change of a page that the site finds by its slug. */
export function validateSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params, contentType } = context;
    if (!('slug' in contentType.attributes) || !SAVE_ACTIONS.includes(action)) return next();
    const data: unknown = 'data' in params ? params.data : null;
    const slug = isObject(data) && typeof data.slug === 'string' ? data.slug : '';
    if (!slug) return next();
    const reason = uid === PAGE ? pageSlugError(slug) : slugError(slug);
    if (reason) throw new errors.ValidationError(reason);
    const saved =
      context.uid === PAGE && context.action === 'update' ? await readSlug(strapi, context.params.documentId) : null;
    if (saved && saved !== slug && FIXED_PAGES.has(saved))
      throw new errors.ValidationError(`The site finds this page by its address, so it has to stay ${saved}.`);
    return next();
  });
}

async function readSlug(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const saved = await strapi.documents(PAGE).findOne({ documentId, fields: ['slug'] });
  return saved?.slug ?? null;
}
