import type { Core, Schema, Struct, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { labelOf } from '../admin-views/fields';
import { isObject } from '../is-object';

/** Without a slug it has no page, and that is meant. */
const MAY_HAVE_NONE: UID.ContentType = 'api::technology.technology';
const FIELD = 'slug';

type Fields = Record<string, unknown>;

/**
 * Makes the slug of an entry from its title when it is saved without one, or with the one that Strapi makes up for an entry
 * without a title (`article-1`), as long as visitors cannot know that. A slug that an editor has written stays as it is.
 * Nothing is published without a slug.
 */
export function generateSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params, contentType } = context;
    if (uid === MAY_HAVE_NONE || !titleField(contentType)) return next();
    const documentId = 'documentId' in params ? params.documentId : undefined;
    if (action === 'create' || action === 'update' || action === 'clone') {
      const data: unknown = params.data;
      if (!isObject(data) || (FIELD in data && isWritten(contentType, data[FIELD]))) return next();
      // A clone that is told nothing else has the slug of what it is made of, which Strapi refuses.
      if (action === 'clone' && !(FIELD in data)) return next();
      const saved = action === 'update' ? await findDraft(strapi, uid, documentId) : null;
      const slug = await madeSlug(strapi, contentType, { ...saved, ...data });
      if (slug) data[FIELD] = slug;
    }
    if (action === 'publish') {
      const draft = await findDraft(strapi, uid, documentId);
      const slug = draft && (await madeSlug(strapi, contentType, draft));
      if (slug) await strapi.db.query(uid).update({ where: { id: draft.id }, data: { [FIELD]: slug } });
      else if (draft && !draft[FIELD] && titleOf(contentType, draft))
        throw new errors.ValidationError(
          `${labelOf(contentType.attributes, FIELD)} is empty and cannot be made from this title. Write one of letters, digits and hyphens.`,
        );
    }
    return next();
  });
}

/** The slug that an entry should get instead of what it has; undefined when it keeps that, or has no title yet. */
async function madeSlug(strapi: Core.Strapi, type: Schema.ContentType, entry: Fields): Promise<string | undefined> {
  const title = titleOf(type, entry);
  const { [FIELD]: slug, documentId } = entry;
  if (!title || isWritten(type, slug)) return undefined;
  if (slug && (entry.taken_back_as || (await isPublished(strapi, type.uid, documentId)))) return undefined;
  const made: string = await strapi
    .plugin('content-manager')
    .service('uid')
    .generateUIDField({ contentTypeUID: type.uid, field: FIELD, data: { [titleField(type) ?? '']: title } });
  // An article called "Article" would be counted on at each save.
  return slug && !isWritten(type, made) ? undefined : made;
}

/** Whether a slug says something: it is neither empty nor made up by Strapi from the name of the type. */
const isWritten = ({ info }: Schema.ContentType, slug: unknown): boolean =>
  typeof slug === 'string' && slug !== '' && !new RegExp(`^${info.singularName}(-\\d+)?$`).test(slug);

/** The field from which the slug is made; undefined for a type without slugs. */
function titleField(type: Schema.ContentType): string | undefined {
  const attributes: Struct.SchemaAttributes = type.attributes;
  const attribute = attributes[FIELD];
  return attribute?.type === 'uid' && typeof attribute.targetField === 'string' ? attribute.targetField : undefined;
}

function titleOf(type: Schema.ContentType, entry: Fields): string {
  const title = entry[titleField(type) ?? ''];
  return typeof title === 'string' ? title.trim() : '';
}

async function findDraft(strapi: Core.Strapi, uid: UID.ContentType, documentId: unknown): Promise<Fields | null> {
  if (!documentId) return null;
  const draft: unknown = await strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } });
  return isObject(draft) ? draft : null;
}

const isPublished = async (strapi: Core.Strapi, uid: UID.ContentType, documentId: unknown): Promise<boolean> =>
  Boolean(documentId) &&
  (await strapi.db.query(uid).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;
