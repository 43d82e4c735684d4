import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { SCHEDULE_FIELDS } from '../schedule-fields';
import { hasDrafts } from '../schemas';
import { INBOX_TYPES, PUBLIC_TYPES, TEAM_FIELDS } from './content-types';

const ACTION = 'plugin::content-manager.explorer';
const [MESSAGE, STARTUP, APPLICATION] = INBOX_TYPES;
const TEMPLATE = 'api::reply-template.reply-template';
const NOT_FOUND = 'api::not-found.not-found';
const JOB = 'api::job.job';
const PERSON = 'api::person.person';
const OWN_ENTRIES = ['admin::is-creator'];
/**
 * Permission of the dashboard's *Leads* widget. The permissions to read leads can't stand in for it: Strapi wants all permissions that a
 * widget names, and Sales and Hiring each read only some types of leads.
 */
const LEADS_REPORT = {
  section: 'settings',
  category: 'Leads',
  displayName: 'Figures on the dashboard',
  pluginName: 'admin',
  uid: 'leads.report',
};
const OWN_TYPES = [...PUBLIC_TYPES, ...INBOX_TYPES, TEMPLATE, NOT_FOUND];
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
    description: 'Writes drafts, which an editor publishes.',
    grants: (strapi) => [
      ...contentGrants(strapi, ['read'], [...PUBLIC_TYPES]),
      ...contentGrants(strapi, ['create', 'update', 'delete'], drafted(strapi), OWN_ENTRIES).map(withoutTimes),
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
      // To open CVs.
      grantOf('plugin::upload.read'),
      grantOf('admin::leads.report'),
    ],
  },
];

const grantOf = (action: string): Grant => ({ action, subject: null, properties: {}, conditions: [] });

/** Call it in `register`: at its start Strapi deletes permissions for actions that are not registered yet. */
export const registerPermissions = (strapi: Core.Strapi): Promise<unknown> =>
  strapi.service('admin::permission').actionProvider.register(LEADS_REPORT);

const knownSchema = z.array(z.string()).nullable().catch(null);

/**
 * Creates missing roles, grants permissions that are new in the code since the last start (of a new content type, for example) and revokes
 * those that the code no longer grants. Changes by administrators stay. At the first start, Strapi's default permissions of Editor and
 * Author count as granted by the code, so those not listed here are revoked.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::role');
  for (const { name, description, grants } of ROLES) {
    const role = (await service.findOne({ name })) ?? (await service.create({ name, description }));
    const store = strapi.store({ type: 'core', name: 'roles', key: name.toLowerCase() });
    const known = knownSchema.parse(await store.get({}));
    const wanted = grants(strapi);
    const wantedKeys = wanted.flatMap((grant) => fieldsOf(grant).map((field) => keyOf(grant, field)));
    await revoke(strapi, role.id, (key) => (known?.includes(key) ?? true) && !wantedKeys.includes(key));
    for (const grant of wanted) {
      const isNew = (field: string) => !known?.includes(keyOf(grant, field));
      await allow(strapi, role.id, grant, isNew, known === null);
    }
    await store.set({ value: wantedKeys });
  }
}

const keyOf = ({ action, subject }: Pick<Grant, 'action' | 'subject'>, field: string): string =>
  [action, subject, field].join(' ');
/** A permission without fields counts as one field with an empty name. */
const fieldsOf = ({ properties }: { properties: { fields?: string[] | undefined } }): string[] =>
  properties.fields ?? [''];

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
      // Replaces Strapi's default conditions: its authors can read only their own entries, and so can't link to others.
      ...(isFirstStart ? { conditions } : {}),
    },
  });
}

const granted = z.object({
  id: z.number(),
  action: z.string(),
  subject: z.string(),
  properties: z.object({ fields: z.array(z.string()).optional() }).nullish(),
});

/** Revokes permissions for this project's content types, field by field. */
async function revoke(strapi: Core.Strapi, role: number, isRevoked: (key: string) => boolean): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  const rows = await permissions.findMany({ where: { subject: { $in: OWN_TYPES }, role: { id: role } } });
  for (const { id, properties, ...permission } of z.array(granted).parse(rows)) {
    const fields = fieldsOf({ properties: properties ?? {} });
    const left = fields.filter((field) => !isRevoked(keyOf(permission, field)));
    if (left.length === 0) await permissions.delete({ where: { id } });
    else if (left.length < fields.length)
      await permissions.update({ where: { id }, data: { properties: { ...properties, fields: left } } });
  }
}

const drafted = (strapi: Core.Strapi): string[] => PUBLIC_TYPES.filter((uid) => hasDrafts(strapi, uid));

/** Removes the schedule's fields, because setting a time of publication amounts to publishing. */
const withoutTimes = (grant: Grant): Grant => ({
  ...grant,
  properties: grant.properties.fields
    ? { fields: grant.properties.fields.filter((field) => !Object.hasOwn(SCHEDULE_FIELDS, field)) }
    : {},
});

/** Permissions with all fields, nested ones of components too. */
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

/** Leads are read-only except for the team's fields. They can be deleted, for requests to erase personal data. */
const inboxGrants = (strapi: Core.Strapi, subjects: string[]): Grant[] =>
  contentGrants(strapi, ['read', 'update', 'delete'], subjects).map((grant) =>
    grant.action === `${ACTION}.update` ? { ...grant, properties: { fields: TEAM_FIELDS } } : grant,
  );
