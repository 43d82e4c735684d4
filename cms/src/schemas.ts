import type { Core, Schema, UID } from '@strapi/strapi';

/** Content types whose entries are drafts until somebody publishes them. */
export type DraftedType = {
  [Type in UID.ContentType]: Schema.ContentType<Type> extends { options: { draftAndPublish: true } } ? Type : never;
}[UID.ContentType];

/** Whether there is a content type of this name, which comes from a request or from the name of a file. */
export const isContentType = (strapi: Core.Strapi, uid: string): uid is UID.ContentType =>
  Object.hasOwn(strapi.contentTypes, uid);

/** Whether there is a component of this name. */
export const isComponent = (strapi: Core.Strapi, uid: string): uid is UID.Component =>
  Object.hasOwn(strapi.components, uid);

/** Whether entries of this type are drafts until somebody publishes them. */
export const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType): uid is DraftedType =>
  Boolean(strapi.contentTypes[uid].options?.draftAndPublish);
