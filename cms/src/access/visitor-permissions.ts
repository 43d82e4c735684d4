import type { Core } from '@strapi/strapi';
import { readActions } from './content-types';

/** Resets the roles `public` and `authenticated` to `readActions` at each start and discards changes made in the admin panel. */
export async function setVisitorPermissions(strapi: Core.Strapi): Promise<void> {
  const allowed = readActions(strapi);
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const roles = await strapi.db
    .query('plugin::users-permissions.role')
    .findMany({ where: { type: ['public', 'authenticated'] } });
  for (const role of roles) {
    const granted = await permissions.findMany({ where: { role: role.id, action: { $startsWith: 'api::' } } });
    const has = new Set(granted.map(({ action }) => action));
    for (const action of allowed) if (!has.has(action)) await permissions.create({ data: { action, role: role.id } });
    for (const { id, action } of granted) if (!allowed.includes(action)) await permissions.delete({ where: { id } });
  }
}
