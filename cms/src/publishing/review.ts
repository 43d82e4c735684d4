import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { addAdminRoutes } from '../access/admin-routes';
import { PUBLIC_TYPES } from '../access/content-types';
import { permissionsFor } from '../access/permissions';
import { fullName } from '../access/user-name';
import { type DraftedType, hasDrafts, panelPath, titleOf } from '../schemas';
import { getTimeFormatter } from './time-zone';

const MAX = 20;
const AUTHOR = 'strapi-author';
/** When an entry is published, the published version may be saved up to this much before or after its draft. */
const PUBLISH_TOLERANCE_MS = 1000;

const BATCH = 100;

export const version = z.looseObject({ documentId: z.string(), locale: z.string().nullish(), updatedAt: z.string() });
type Version = z.output<typeof version>;
/** An item of a widget on the dashboard. */
export type ListedEntry = { title: string; path: string; details: string[] };

/**
 * `GET /review`, for users who can publish: authors' drafts that have changed since they were last published, longest waiting first.
 * Call it in `register`.
 */
export function registerReview(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '', [['GET', '/review', ({ state }) => listWaiting(strapi, state.userAbility)]]);
}

async function listWaiting(strapi: Core.Strapi, userAbility: unknown): Promise<ListedEntry[]> {
  const waiting: (ListedEntry & { at: string })[] = [];
  const format = await getTimeFormatter(strapi);
  for (const uid of PUBLIC_TYPES) {
    if (!hasDrafts(strapi, uid) || permissionsFor(strapi, userAbility, uid).cannot.publish()) continue;
    for (const draft of await findWaiting(strapi, uid))
      waiting.push({
        title: titleOf(strapi, uid, draft),
        path: panelPath(strapi, uid, draft.documentId),
        details: [
          strapi.contentTypes[uid].info.displayName,
          fullName(draft.createdBy) ?? '',
          format(new Date(draft.updatedAt)),
        ],
        at: draft.updatedAt,
      });
  }
  return waiting.sort((a, b) => a.at.localeCompare(b.at)).slice(0, MAX);
}

/** Authors' drafts are found by their creator, so they stay in the list when an editor corrects them. */
async function findWaiting(strapi: Core.Strapi, uid: DraftedType): Promise<Version[]> {
  const query = strapi.db.query(uid);
  const waiting: Version[] = [];
  for (let offset = 0; waiting.length < MAX; offset += BATCH) {
    const rows = await query.findMany({
      where: { publishedAt: null, createdBy: { roles: { code: AUTHOR } } },
      populate: ['createdBy'],
      orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
      offset,
      limit: BATCH,
    });
    const drafts = z.array(version).parse(rows);
    const documentIds = drafts.map(({ documentId }) => documentId);
    const published = z
      .array(version)
      .parse(await query.findMany({ where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } } }));
    waiting.push(...drafts.filter((draft) => !published.some((other) => isPublicationOf(draft, other))));
    if (drafts.length < BATCH) break;
  }
  return waiting.slice(0, MAX);
}

export const isPublicationOf = (draft: Version, published: Version): boolean =>
  published.documentId === draft.documentId &&
  (published.locale ?? null) === (draft.locale ?? null) &&
  Date.parse(published.updatedAt) > Date.parse(draft.updatedAt) - PUBLISH_TOLERANCE_MS;
