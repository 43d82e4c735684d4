import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasDrafts } from '../schemas';

/** Whether the panel's user who sent this request may publish. True for programs and the schedule. */
export function mayPublish(strapi: Core.Strapi, model: UID.ContentType): boolean {
  const userAbility: unknown = strapi.requestContext.get()?.state?.userAbility;
  if (!userAbility) return true;
  return strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model }).can.publish();
}

/** Deleting what visitors can read takes the permission to publish. */
export function protectPublished(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action !== 'delete' || !hasDrafts(strapi, uid) || mayPublish(strapi, uid)) return next();
    const where = { documentId: params.documentId, publishedAt: { $notNull: true } };
    if ((await strapi.db.query(uid).count({ where })) > 0)
      throw new errors.ForbiddenError('It is published. Those who may publish can delete it.');
    return next();
  });
}
