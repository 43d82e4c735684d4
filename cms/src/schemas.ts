import type { Core, Schema, Struct, UID } from '@strapi/strapi';
import { z } from 'zod';
import { isObject } from './is-object';

export type DraftedType = {
  [Type in UID.ContentType]: Schema.ContentType<Type> extends { options: { draftAndPublish: true } } ? Type : never;
}[UID.ContentType];

export const isContentType = (strapi: Core.Strapi, uid: string): uid is UID.ContentType =>
  Object.hasOwn(strapi.contentTypes, uid);

export const isComponent = (strapi: Core.Strapi, uid: string): uid is UID.Component =>
  Object.hasOwn(strapi.components, uid);

/** Yields an entry's components, nested ones too, each after the schema's attributes. */
export function* componentsIn(
  strapi: Core.Strapi,
  attributes: Struct.SchemaAttributes,
  entry: Record<string, unknown>,
): Generator<[Struct.SchemaAttributes, Record<string, unknown>]> {
  for (const [field, attribute] of Object.entries(attributes)) {
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') continue;
    for (const item of [entry[field]].flat()) {
      if (!isObject(item)) continue;
      const uid = attribute.type === 'component' ? attribute.component : String(item.__component);
      if (!isComponent(strapi, uid)) continue;
      const inner = strapi.components[uid].attributes;
      yield [inner, item];
      yield* componentsIn(strapi, inner, item);
    }
  }
}

/** Path of an entry's form in the panel. */
export const panelPath = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string): string =>
  `/content-manager/${strapi.contentTypes[uid].kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`}`;

/** Text for a link to the entry: its title, name or question. */
export function titleOf(strapi: Core.Strapi, uid: UID.ContentType, entry: object): string {
  const { title, name, question, from } = z.looseObject({}).parse(entry);
  const { displayName } = strapi.contentTypes[uid].info;
  return strapi.contentTypes[uid].kind === 'singleType'
    ? displayName
    : String(title || name || question || from || displayName);
}

export const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType): uid is DraftedType =>
  Boolean(strapi.contentTypes[uid].options?.draftAndPublish);
