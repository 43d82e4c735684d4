import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { addAdminRoutes } from '../access/admin-routes';
import { PUBLIC_TYPES } from '../access/content-types';
import { permissionsFor } from '../access/permissions';
import { fullName } from '../access/user-name';
import { hasDrafts, panelPath, titleOf } from '../schemas';
import type { ListedEntry } from './review';
import { getTimeFormatter } from './time-zone';

const MAX = 6;

const changed = z.looseObject({ documentId: z.string(), updatedAt: z.string(), updatedBy: z.unknown() });

/**
 * `GET /recent-changes`: what panel users saved last, as far as the user may read it. Strapi's own widgets show single types by their ids.
 * Call it in `register`.
 */
export function registerRecentChanges(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '', [['GET', '/recent-changes', ({ state }) => listChanged(strapi, state.userAbility)]]);
}

async function listChanged(strapi: Core.Strapi, userAbility: unknown): Promise<ListedEntry[]> {
  const listed: (ListedEntry & { at: string })[] = [];
  const format = await getTimeFormatter(strapi);
  for (const uid of PUBLIC_TYPES) {
    const { can } = permissionsFor(strapi, userAbility, uid);
    if (!can.read()) continue;
    const { info, kind } = strapi.contentTypes[uid];
    const rows = await strapi.db.query(uid).findMany({
      where: { updatedBy: { id: { $notNull: true } }, ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}) },
      populate: ['createdBy', 'updatedBy'],
      orderBy: { updatedAt: 'desc' },
      limit: MAX,
    });
    for (const entry of z.array(changed).parse(rows)) {
      if (!can.read(entry)) continue;
      const { documentId, updatedAt, updatedBy } = entry;
      listed.push({
        title: titleOf(strapi, uid, entry),
        path: panelPath(strapi, uid, documentId),
        details: [
          ...(kind === 'singleType' ? [] : [info.displayName]),
          fullName(updatedBy) ?? '',
          format(new Date(updatedAt)),
        ],
        at: updatedAt,
      });
    }
  }
  return listed.sort((a, b) => b.at.localeCompare(a.at)).slice(0, MAX);
}
