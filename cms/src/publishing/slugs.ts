import type { Core, Struct, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { labelOf } from '../field-labels/fields';

/** A technology without a slug is meant to have no page. */
const OPTIONAL_SLUG: UID.ContentType = 'api::technology.technology';

/**
 * On first publication, generates a missing slug from the title. Also replaces a slug that Strapi made from the type's name (`article-1`)
 * while there was no title.
 */
export function generateSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, uid, params, contentType }, next) => {
    const attributes: Struct.SchemaAttributes = contentType.attributes;
    const attribute = attributes.slug;
    if (action !== 'publish' || uid === OPTIONAL_SLUG || attribute?.type !== 'uid') return next();
    const { documentId } = params;
    const entries = strapi.db.query(uid);
    const draft = await entries.findOne({ where: { documentId, publishedAt: null } });
    const title: unknown = draft?.[attribute.targetField ?? ''];
    const placeholderSlug = new RegExp(`^(?:${contentType.info.singularName}(?:-\\d+)?)?$`);
    if (!title || !placeholderSlug.test(draft.slug ?? '')) return next();
    const wasPublished = async () =>
      Boolean(draft.unpublished_slug) ||
      (await entries.count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;
    if (draft.slug && (await wasPublished())) return next();
    const slug: string = await strapi
      .plugin('content-manager')
      .service('uid')
      .generateUIDField({ contentTypeUID: uid, field: 'slug', data: draft });
    if (!placeholderSlug.test(slug)) await entries.update({ where: { id: draft.id }, data: { slug } });
    else if (!draft.slug)
      throw new errors.ValidationError(
        `${labelOf(attributes, 'slug')} is empty and can’t be made from this title. Enter one with letters, digits and hyphens.`,
      );
    return next();
  });
}
