import type { Core } from '@strapi/strapi';

const FIELD = 'unpublished_slug';

/** Stores an unpublished entry's slug in its draft, so that the site can respond with 410 instead of 404. */
export function recordUnpublishedSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'unpublish' || !(FIELD in context.contentType.attributes)) return next();
    const { uid } = context;
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
