import type { Core, Schema, UID } from '@strapi/strapi';

export type DraftedType = {
  [Type in UID.ContentType]: Schema.ContentType<Type> extends { options: { draftAndPublish: true } } ? Type : never;
}[UID.ContentType];

export const isContentType = (strapi: Core.Strapi, uid: string): uid is UID.ContentType =>
  Object.hasOwn(strapi.contentTypes, uid);

export const isComponent = (strapi: Core.Strapi, uid: string): uid is UID.Component =>
  Object.hasOwn(strapi.components, uid);

export const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType): uid is DraftedType =>
  Boolean(strapi.contentTypes[uid].options?.draftAndPublish);
