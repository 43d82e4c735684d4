import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isObject } from '../is-object';
import { FIXED_PAGES, whyNoPageAt } from './page-paths';

const PAGE = 'api::page.page';
const SAVES = ['create', 'update', 'clone'];

/** Refuses, when a page is saved, an address that the site has for something else, and another one for a page of the menu. */
export function checkPageAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== PAGE || !SAVES.includes(context.action)) return next();
    const data: unknown = 'data' in context.params ? context.params.data : null;
    const slug = isObject(data) && typeof data.slug === 'string' ? data.slug : '';
    if (!slug) return next();
    const reason = whyNoPageAt(slug);
    if (reason) throw new errors.ValidationError(reason);
    const saved = context.action === 'update' ? await readSlug(strapi, context.params.documentId) : null;
    if (saved && saved !== slug && FIXED_PAGES.has(saved))
      throw new errors.ValidationError(`The site finds this page by its address: it stays ${saved}.`);
    return next();
  });
}

async function readSlug(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const saved = await strapi.documents(PAGE).findOne({ documentId, fields: ['slug'] });
  return saved?.slug ?? null;
}
