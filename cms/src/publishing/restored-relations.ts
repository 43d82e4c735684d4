import type { Core, Schema, UID } from '@strapi/strapi';
import { PUBLIC_TYPES } from '../access/content-types';
import { editorOf } from '../field-labels/fields';
import { isObject } from '../is-object';
import { type DraftedType, hasDrafts, isComponent, isContentType } from '../schemas';
import { isPublicationOf, version } from './review';

type Row = Record<string, unknown>;
type Target = { uid: UID.ContentType; documentId: string };

/**
 * Connects an entry that is published, if it was not before, to the published entries whose drafts refer to it. Strapi drops these
 * relations when an entry is unpublished, although the panel shows them. Entries with unpublished changes get theirs with the changes. The
 * import needs none of this.
 */
export function restoreRelations(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, uid, params }, next) => {
    if (!strapi.isLoaded || action !== 'publish' || !isPublic(uid) || !params.documentId) return next();
    const { documentId } = params;
    return strapi.db.transaction(async () => {
      const where = { documentId, publishedAt: { $notNull: true } };
      const wasPublished = (await strapi.db.query(uid).count({ where })) > 0;
      const result = await next();
      if (!wasPublished)
        for (const source of PUBLIC_TYPES)
          if (hasDrafts(strapi, source)) await connectEntries(strapi, source, { uid, documentId });
      return result;
    });
  });
}

const isPublic = (uid: string): boolean => PUBLIC_TYPES.some((type) => type === uid);

async function connectEntries(strapi: Core.Strapi, source: DraftedType, target: Target): Promise<void> {
  if (!canReferTo(strapi, source, target.uid)) return;
  const query = strapi.db.query(source);
  // Without texts, which make up most of an entry.
  const read = {
    select: ['id', 'documentId', 'locale', 'updatedAt'],
    populate: populateTowards(strapi, source, target.uid),
  };
  const drafts: unknown[] = await query.findMany({ where: { publishedAt: null }, ...read });
  for (const draft of drafts.filter(isObject)) {
    if (!refersTo(strapi, source, draft, target)) continue;
    const { documentId, locale } = version.parse(draft);
    const where = { documentId, locale: locale ?? null, publishedAt: { $notNull: true } };
    const published: unknown = await query.findOne({ where, ...read });
    if (isObject(published) && isPublicationOf(version.parse(draft), version.parse(published)))
      await connect(strapi, source, { draft, published, target });
  }
}

/** The fields that editors fill in. Strapi has relations of its own, such as `localizations`, by which it identifies entries. */
const attributesOf = (strapi: Core.Strapi, uid: string): [string, Schema.Attribute.AnyAttribute][] =>
  isContentType(strapi, uid) || isComponent(strapi, uid)
    ? Object.entries(strapi.getModel(uid).attributes).filter(([, attribute]) => editorOf(attribute))
    : [];

/** Strapi restores relations that both entries know. */
const isOneWay = (attribute: Schema.Attribute.AnyAttribute, target: string): boolean =>
  attribute.type === 'relation' &&
  'target' in attribute &&
  attribute.target === target &&
  !('inversedBy' in attribute || 'mappedBy' in attribute);

const componentsOf = (attribute: Schema.Attribute.AnyAttribute): readonly string[] => {
  if (attribute.type === 'component') return [attribute.component];
  return attribute.type === 'dynamiczone' ? attribute.components : [];
};

const canReferTo = (strapi: Core.Strapi, uid: string, target: string): boolean =>
  attributesOf(strapi, uid).some(
    ([, attribute]) =>
      isOneWay(attribute, target) || componentsOf(attribute).some((inner) => canReferTo(strapi, inner, target)),
  );

/** The `populate` parameter that reads an entry's relations to the type, also those of its components. */
function populateTowards(strapi: Core.Strapi, uid: string, target: string): Record<string, unknown> {
  const inner = (component: string) => ({ select: ['id'], populate: populateTowards(strapi, component, target) });
  return Object.fromEntries(
    attributesOf(strapi, uid).flatMap(([field, attribute]): [string, unknown][] => {
      if (isOneWay(attribute, target)) return [[field, { select: ['id', 'documentId'] }]];
      const components = componentsOf(attribute).filter((component) => canReferTo(strapi, component, target));
      if (components.length === 0) return [];
      if (attribute.type === 'component') return [[field, inner(attribute.component)]];
      return [[field, { on: Object.fromEntries(components.map((component) => [component, inner(component)])) }]];
    }),
  );
}

const rowsIn = (value: unknown): Row[] => [value].flat().filter(isObject);

/** The uid of a component in a field. */
const componentUid = (attribute: Schema.Attribute.AnyAttribute, item: Row): string =>
  attribute.type === 'component' ? attribute.component : String(item.__component);

const refersTo = (strapi: Core.Strapi, uid: string, entry: Row, { uid: target, documentId }: Target): boolean =>
  attributesOf(strapi, uid).some(([field, attribute]) => {
    if (isOneWay(attribute, target)) return rowsIn(entry[field]).some((row) => row.documentId === documentId);
    if (componentsOf(attribute).length === 0) return false;
    return rowsIn(entry[field]).some((item) =>
      refersTo(strapi, componentUid(attribute, item), item, { uid: target, documentId }),
    );
  });

/** Sets the published entry's relations as in the draft, in its components too. */
async function connect(
  strapi: Core.Strapi,
  uid: string,
  { draft, published, target }: { draft: Row; published: Row; target: Target },
): Promise<void> {
  for (const [field, attribute] of attributesOf(strapi, uid)) {
    if (isOneWay(attribute, target.uid)) {
      const wanted = rowsIn(draft[field]).map(({ documentId }) => documentId);
      if (!wanted.includes(target.documentId)) continue;
      const where = { documentId: { $in: wanted }, publishedAt: { $notNull: true } };
      const found: Row[] = await strapi.db.query(target.uid).findMany({ where, select: ['id', 'documentId'] });
      const ids = wanted.flatMap((wantedId) => found.find(({ documentId }) => documentId === wantedId)?.id ?? []);
      await strapi.db
        .query(uid)
        .update({ where: { id: published.id }, data: { [field]: Array.isArray(draft[field]) ? ids : ids[0] } });
    } else if (componentsOf(attribute).length > 0) {
      const online = rowsIn(published[field]);
      for (const [index, item] of rowsIn(draft[field]).entries()) {
        const same = online[index];
        const inner = componentUid(attribute, item);
        if (same && componentUid(attribute, same) === inner)
          await connect(strapi, inner, { draft: item, published: same, target });
      }
    }
  }
}
