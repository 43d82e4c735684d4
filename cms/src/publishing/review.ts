import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { addAdminRoutes } from '../access/admin-routes';
import { PUBLIC_TYPES } from '../access/content-types';
import { fullName } from '../access/user-name';
import { hasDrafts, panelPath, titleOf } from '../schemas';
import { getTimeFormatter } from './time-zone';

const MAX = 20;
const AUTHOR = 'strapi-author';
/** Publishing writes the published version a moment after the draft. */
const PUBLISH_TOLERANCE_MS = 1000;

const draft = z.looseObject({ documentId: z.string(), updatedAt: z.string(), updatedBy: z.unknown() });
/** An item of a widget on the dashboard. */
export type ListedEntry = { title: string; path: string; details: string[] };

/** `GET /review`: drafts that authors have changed since their publication, for users who can publish them. Call it in `register`. */
export function registerReview(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '', [['GET', '/review', ({ state }) => listWaiting(strapi, state.userAbility)]]);
}

async function listWaiting(strapi: Core.Strapi, userAbility: unknown): Promise<ListedEntry[]> {
  const waiting: (ListedEntry & { at: string })[] = [];
  const format = await getTimeFormatter(strapi);
  for (const uid of PUBLIC_TYPES) {
    const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid });
    if (!hasDrafts(strapi, uid) || checker.cannot.publish()) continue;
    const query = strapi.db.query(uid);
    const drafts = await query.findMany({
      where: { publishedAt: null, updatedBy: { roles: { code: AUTHOR } } },
      populate: ['updatedBy'],
      orderBy: { updatedAt: 'desc' },
      limit: MAX,
    });
    for (const row of z.array(draft).parse(drafts)) {
      const { documentId, updatedAt, updatedBy } = row;
      const published = await query.findOne({ where: { documentId, publishedAt: { $notNull: true } } });
      if (published && Date.parse(published.updatedAt) > Date.parse(updatedAt) - PUBLISH_TOLERANCE_MS) continue;
      waiting.push({
        title: titleOf(strapi, uid, row),
        path: panelPath(strapi, uid, documentId),
        details: [strapi.contentTypes[uid].info.displayName, fullName(updatedBy) ?? '', format(new Date(updatedAt))],
        at: updatedAt,
      });
    }
  }
  return waiting.sort((a, b) => b.at.localeCompare(a.at)).slice(0, MAX);
}
