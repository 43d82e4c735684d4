import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { hasDrafts } from '../schemas';
import { INBOX_TYPES, PUBLIC_TYPES, TEAM_FIELDS } from './content-types';

const ACTION = 'plugin::content-manager.explorer';
const [MESSAGE, STARTUP, APPLICATION] = INBOX_TYPES;
const TEMPLATE = 'api::reply-template.reply-template';
const NOT_FOUND = 'api::not-found.not-found';
const JOB = 'api::job.job';
const PERSON = 'api::person.person';
const OWN_ENTRIES = ['admin::is-creator'];
/** Strapi shows a widget to those who have every permission that it names, and of these roles none reads leads of every type. */
const LEADS_REPORT = {
  section: 'settings',
  category: 'Leads',
  displayName: 'Figures on the dashboard',
  pluginName: 'admin',
  uid: 'leads.report',
};
const WRITE = ['create', 'read', 'update', 'delete'];

type Grant = { action: string; subject: string | null; properties: { fields?: string[] }; conditions: string[] };
type Role = { name: string; description: string; grants: (strapi: Core.Strapi) => Grant[] };

const ROLES: Role[] = [
  {
    name: 'Editor',
    description: 'Writes and publishes everything on the site.',
    grants: (strapi) => [
      ...contentGrants(strapi, WRITE, [...PUBLIC_TYPES, TEMPLATE]),
      ...contentGrants(strapi, ['publish'], drafted(strapi)),
      ...contentGrants(strapi, ['read', 'delete'], [NOT_FOUND]),
    ],
  },
  {
    name: 'Author',
    description: 'Writes. An editor publishes.',
    grants: (strapi) => [
      ...contentGrants(strapi, ['read'], [...PUBLIC_TYPES]),
      ...contentGrants(strapi, ['create', 'update', 'delete'], drafted(strapi), OWN_ENTRIES),
    ],
  },
  {
    name: 'Sales',
    description: 'Answers contact messages and startup applications.',
    grants: (strapi) => [
      ...inboxGrants(strapi, [MESSAGE, STARTUP]),
      ...contentGrants(strapi, WRITE, [TEMPLATE]),
      grantOf('admin::leads.report'),
    ],
  },
  {
    name: 'Hiring',
    description: 'Answers job applications and publishes jobs.',
    grants: (strapi) => [
      ...inboxGrants(strapi, [APPLICATION]),
      ...contentGrants(strapi, WRITE, [TEMPLATE, JOB]),
      ...contentGrants(strapi, ['publish'], [JOB]),
      ...contentGrants(strapi, ['read'], [PERSON]),
      // For CVs.
      grantOf('plugin::upload.read'),
      grantOf('admin::leads.report'),
    ],
  },
];

const grantOf = (action: string): Grant => ({ action, subject: null, properties: {}, conditions: [] });

/** Call it in `register`: Strapi deletes permissions for actions that it doesn't know when it starts. */
export const registerPermissions = (strapi: Core.Strapi): Promise<unknown> =>
  strapi.service('admin::permission').actionProvider.register(LEADS_REPORT);

const knownSchema = z.array(z.string()).nullable().catch(null);

/**
 * Creates missing roles and grants what is new in the code since the last start, such as a new content type. What administrators
 * have taken away or added since stays so.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::role');
  for (const { name, description, grants } of ROLES) {
    const role = (await service.findOne({ name })) ?? (await service.create({ name, description }));
    const store = strapi.store({ type: 'core', name: 'roles', key: name.toLowerCase() });
    const known = knownSchema.parse(await store.get({}));
    const wanted = grants(strapi);
    for (const grant of wanted) {
      const isNew = (field: string) => !known?.includes(keyOf(grant, field));
      await allow(strapi, role.id, grant, isNew, known === null);
    }
    await store.set({ value: wanted.flatMap((grant) => fieldsOf(grant).map((field) => keyOf(grant, field))) });
  }
  await forbid(strapi, ['strapi-editor', 'strapi-author'], [...INBOX_TYPES]);
  // What they save there is public at once.
  const undrafted = PUBLIC_TYPES.filter((uid) => !hasDrafts(strapi, uid));
  await forbid(
    strapi,
    ['strapi-author'],
    [...undrafted, TEMPLATE, NOT_FOUND],
    WRITE.filter((name) => name !== 'read'),
  );
}

const keyOf = ({ action, subject }: Grant, field: string): string => [action, subject, field].join(' ');
/** A grant that has no fields counts as one. */
const fieldsOf = ({ properties }: Grant): string[] => properties.fields ?? [''];

async function allow(
  strapi: Core.Strapi,
  role: number,
  grant: Grant,
  isNew: (field: string) => boolean,
  isFirstStart: boolean,
): Promise<void> {
  const { action, subject, properties, conditions } = grant;
  const added = fieldsOf(grant).filter(isNew);
  if (added.length === 0) return;
  const permissions = strapi.db.query('admin::permission');
  const existing = await permissions.findOne({ where: { action, subject, role: { id: role } } });
  if (!existing) {
    const fields = properties.fields ? { fields: added } : {};
    await strapi.service('admin::role').addPermissions(role, [{ action, subject, properties: fields, conditions }]);
    return;
  }
  const had: string[] = existing.properties?.fields ?? [];
  await permissions.update({
    where: { id: existing.id },
    data: {
      ...(properties.fields ? { properties: { fields: [...new Set([...had, ...added])] } } : {}),
      // Strapi's own authors can't read what others wrote, and so can't link to it.
      ...(isFirstStart ? { conditions } : {}),
    },
  });
}

async function forbid(strapi: Core.Strapi, roles: string[], subjects: string[], actions?: string[]): Promise<void> {
  await strapi.db.query('admin::permission').deleteMany({
    where: {
      subject: { $in: subjects },
      role: { code: { $in: roles } },
      ...(actions ? { action: { $in: actions.map((name) => `${ACTION}.${name}`) } } : {}),
    },
  });
}

const drafted = (strapi: Core.Strapi): string[] => PUBLIC_TYPES.filter((uid) => hasDrafts(strapi, uid));

/** With all fields, those of components too. */
function contentGrants(strapi: Core.Strapi, actions: string[], subjects: string[], conditions: string[] = []): Grant[] {
  const { actionProvider } = strapi.service('admin::permission');
  const granted: Grant[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(actions.map((name) => ({ ...actionProvider.get(`${ACTION}.${name}`), subjects })));
  return granted.map(({ action, subject, properties: { fields } }) => ({
    action,
    subject,
    properties: fields ? { fields } : {},
    conditions,
  }));
}

/** What visitors wrote is read-only. Deleting is for requests to erase personal data. */
const inboxGrants = (strapi: Core.Strapi, subjects: string[]): Grant[] =>
  contentGrants(strapi, ['read', 'update', 'delete'], subjects).map((grant) =>
    grant.action === `${ACTION}.update` ? { ...grant, properties: { fields: TEAM_FIELDS } } : grant,
  );
