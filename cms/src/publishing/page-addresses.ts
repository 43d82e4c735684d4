import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isObject } from '../is-object';
import { whyNoPageAt } from './page-paths';

const PAGE = 'api::page.page';
const SAVES = ['create', 'update', 'clone'];

/** Refuses addresses that the site has for something else, when a page is saved. */
export function checkPageAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== PAGE || !SAVES.includes(context.action)) return next();
    const data: unknown = 'data' in context.params ? context.params.data : null;
    const slug = isObject(data) && typeof data.slug === 'string' ? data.slug : '';
    const reason = slug && whyNoPageAt(slug);
    if (reason) throw new errors.ValidationError(reason);
    return next();
  });
}
