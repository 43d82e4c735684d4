import { timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { readActions, SITE_ACTIONS } from './content-types';

const NAME = 'Site';

/**
 * Creates or updates the site's API token from STRAPI_TOKEN. The token may only read content (drafts too), add to the inbox, count likes
 * and report 404s; it can't list the media library. Without the variable an existing token stays.
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
  const wanted = [...readActions(strapi), ...SITE_ACTIONS];
  for (const action of wanted) if (!has.has(action)) await permissions.create({ data: { action, token: saved.id } });
  for (const [action, id] of has) if (!wanted.includes(action)) await permissions.delete({ where: { id } });
}

/** Compares in constant time, so that response times reveal nothing about the token. */
export function isSiteToken(token: string): boolean {
  const expected = Buffer.from(process.env.STRAPI_TOKEN ?? '');
  const actual = Buffer.from(token);
  return expected.length > 0 && expected.length === actual.length && timingSafeEqual(expected, actual);
}
