import { timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { READ_ACTIONS, SITE_ACTIONS } from './content-types';

const NAME = 'Site';

/**
 * Makes the API token that the site uses, from the value that both sides get as STRAPI_TOKEN. It reads content (drafts too),
 * adds to the inbox and reports what it could not find, nothing else: it cannot list, read or change files of the media library. Without the variable
 * no token is made and an existing one is left alone.
 */
export async function ensureSiteToken(strapi: Core.Strapi): Promise<void> {
  const token = process.env.STRAPI_TOKEN;
  if (!token) return;
  const tokens = strapi.db.query('admin::api-token');
  const permissions = strapi.db.query('admin::api-token-permission');
  const accessKey = strapi.service('admin::api-token').hash(token);
  const existing = await tokens.findOne({ where: { name: NAME }, populate: { permissions: true } });
  const data = {
    name: NAME,
    description: 'Used by the site on the server. Made by the code at start.',
    type: 'custom',
    kind: 'content-api',
    accessKey,
    lifespan: null,
    expiresAt: null,
  };
  const saved = existing ? await tokens.update({ where: { id: existing.id }, data }) : await tokens.create({ data });
  const has = new Map<string, number>(
    (existing?.permissions ?? []).map(({ id, action }: { id: number; action: string }) => [action, id] as const),
  );
  const wanted = [...READ_ACTIONS, ...SITE_ACTIONS];
  for (const action of wanted) if (!has.has(action)) await permissions.create({ data: { action, token: saved.id } });
  for (const [action, id] of has) if (!wanted.includes(action)) await permissions.delete({ where: { id } });
}

/** Whether somebody who gives this is the site. Takes as long for a wrong token as for the right one. */
export function isSiteToken(given: string): boolean {
  const expected = Buffer.from(process.env.STRAPI_TOKEN ?? '');
  const told = Buffer.from(given);
  return expected.length > 0 && expected.length === told.length && timingSafeEqual(expected, told);
}
