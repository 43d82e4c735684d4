import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionsFor } from '../access/permissions';
import { hasDrafts } from '../schemas';

/** Whether the panel user who sent the current request may publish. True for API clients and the schedule. */
export function canPublish(strapi: Core.Strapi, model: UID.ContentType): boolean {
  const userAbility: unknown = strapi.requestContext.get()?.state?.userAbility;
  return !userAbility || permissionsFor(strapi, userAbility, model).can.publish();
}

/**
 * Requires the permission to publish for deleting a published entry, and for changing one that is scheduled to be published. Not a
 * `ForbiddenError`, because the panel wouldn't show its message.
 */
export function protectPublished(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if ((action !== 'delete' && action !== 'update') || !hasDrafts(strapi, uid) || canPublish(strapi, uid))
      return next();
    const { documentId } = params;
    const count = (where: Record<string, unknown>) => strapi.db.query(uid).count({ where: { documentId, ...where } });
    if (action === 'delete' && (await count({ publishedAt: { $notNull: true } })) > 0)
      throw new errors.ApplicationError('This entry is published. Those who may publish can delete it.');
    const isPlanned = 'publish_at' in strapi.contentTypes[uid].attributes;
    if (isPlanned && (await count({ publishedAt: null, publish_at: { $notNull: true } })) > 0)
      throw new errors.ApplicationError(
        'This entry will be published at a planned time. Those who may publish can change it or remove the time.',
      );
    return next();
  });
}
