import type { Core } from '@strapi/strapi';
import { READ_ACTIONS } from './content-types';

/** Resets the roles `public` and `authenticated` to READ_ACTIONS at each start and discards changes made in the admin panel. */
export async function setVisitorPermissions(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const roles = await strapi.db
    .query('plugin::users-permissions.role')
    .findMany({ where: { type: ['public', 'authenticated'] } });
  for (const role of roles) {
    const granted = await permissions.findMany({ where: { role: role.id, action: { $startsWith: 'api::' } } });
    const has = new Set(granted.map(({ action }) => action));
    for (const action of READ_ACTIONS)
      if (!has.has(action)) await permissions.create({ data: { action, role: role.id } });
    for (const { id, action } of granted)
      if (!READ_ACTIONS.includes(action)) await permissions.delete({ where: { id } });
  }
}
