import type { Core } from '@strapi/strapi';
import { isObject } from '../is-object';

const FIELD = 'unpublished_slug';

/** Stores an unpublished entry's slug in its draft, so that the site can respond with 410 instead of 404. A clone has none. */
export function recordUnpublishedSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!(FIELD in context.contentType.attributes)) return next();
    const data: unknown = 'data' in params ? params.data : null;
    if (action === 'clone' && isObject(data)) data[FIELD] = null;
    if (action !== 'unpublish') return next();
    const { documentId } = context.params;
    if (!documentId) return next();
    const versions = strapi.db.query(uid);
    // In one transaction: the site is notified after the commit, when the slug is stored.
    return strapi.db.transaction(async () => {
      const published = await versions.findOne({ where: { documentId, publishedAt: { $notNull: true } } });
      const result = await next();
      if (published)
        await versions.updateMany({ where: { documentId, publishedAt: null }, data: { [FIELD]: published.slug } });
      return result;
    });
  });
}
