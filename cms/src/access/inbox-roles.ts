import type { Core } from '@strapi/strapi';
import { INBOX_TYPES, type InboxType } from './content-types';

/** Who works with which part of the inbox. */
const ROLES: { name: string; description: string; types: InboxType[] }[] = [
  {
    name: 'Sales',
    description: 'Answers contact messages and startup applications.',
    types: ['api::contact-message.contact-message', 'api::startup-application.startup-application'],
  },
  { name: 'Hiring', description: 'Answers job applications.', types: ['api::job-application.job-application'] },
];
/** What may be changed. What somebody has written stays as it was written. */
const WORKING_FIELDS = ['state', 'owner', 'notes'];
const ACTION = 'plugin::content-manager.explorer';
/** Roles that Strapi makes itself and gives every content type. */
const STRAPI_ROLES = ['strapi-editor', 'strapi-author'];

/**
 * Makes the roles for the inbox when they are missing, and takes the inbox from the roles for content. What an
 * administrator changes in the two roles later on stays.
 */
export async function ensureInboxRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');
  for (const { name, description, types } of ROLES) {
    if (await roles.findOne({ name })) continue;
    const role = await roles.create({ name, description });
    await roles.assignPermissions(role.id, [
      ...types.flatMap(permissionsOn),
      // The file of an application is shown by the media library.
      ...(types.includes('api::job-application.job-application') ? [permission('plugin::upload.read')] : []),
    ]);
  }
  await strapi.db
    .query('admin::permission')
    .deleteMany({ where: { subject: { $in: INBOX_TYPES }, role: { code: { $in: STRAPI_ROLES } } } });

  function permissionsOn(subject: InboxType) {
    const all = Object.keys(strapi.contentTypes[subject].attributes).filter(
      (field) =>
        !['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations'].includes(field),
    );
    return [
      permission(`${ACTION}.read`, subject, all),
      permission(`${ACTION}.update`, subject, WORKING_FIELDS),
      // Somebody asks for their data to be deleted.
      permission(`${ACTION}.delete`, subject),
    ];
  }
}

const permission = (action: string, subject: string | null = null, fields?: string[]) => ({
  action,
  subject,
  properties: fields ? { fields } : {},
  conditions: [],
});
