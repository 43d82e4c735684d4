import type { Core } from '@strapi/strapi';

const FIELD = 'taken_back_as';

/**
 * Notes in the draft of an unpublished entry under which slug visitors knew it. The site tells "gone" from "never was" by it:
 * a slug that was never announced has no such note. Types without the field are left alone.
 */
export function recordUnpublishedSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'unpublish' || !(FIELD in context.contentType.attributes)) return next();
    const { uid } = context;
    const { documentId } = context.params;
    if (!documentId) return next();
    const versions = strapi.db.query(uid);
    // One transaction: when the site hears of it, the note is there.
    return strapi.db.transaction(async () => {
      const published = await versions.findOne({ where: { documentId, publishedAt: { $notNull: true } } });
      const result = await next();
      if (published)
        await versions.updateMany({ where: { documentId, publishedAt: null }, data: { [FIELD]: published.slug } });
      return result;
    });
  });
}
