import type { Core } from '@strapi/strapi';
import { INBOX_TYPES, type InboxType } from './content-types';

const ROLES: { name: string; description: string; types: InboxType[] }[] = [
  {
    name: 'Sales',
    description: 'Answers contact messages and startup applications.',
    types: ['api::contact-message.contact-message', 'api::startup-application.startup-application'],
  },
  { name: 'Hiring', description: 'Answers job applications.', types: ['api::job-application.job-application'] },
];
/** What visitors wrote is read-only. */
const WORKING_FIELDS = ['state', 'owner', 'notes'];
const ACTION = 'plugin::content-manager.explorer';
/** They get every content type by default. */
const STRAPI_ROLES = ['strapi-editor', 'strapi-author'];

/**
 * Creates missing inbox roles and removes the inbox from editors and authors. Changes that administrators make to the inbox roles
 * are kept.
 */
export async function ensureInboxRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');
  for (const { name, description, types } of ROLES) {
    if (await roles.findOne({ name })) continue;
    const role = await roles.create({ name, description });
    await roles.assignPermissions(role.id, [
      ...types.flatMap(permissionsOn),
      // For CVs.
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
      // For requests to erase personal data.
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
