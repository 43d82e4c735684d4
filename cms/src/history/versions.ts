import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { PUBLIC_TYPES } from '../access/content-types';
import { fullName, nameOfUser } from '../access/user-name';
import { monthsBefore, wholeNumber } from '../inbox/retention';
import { hasDrafts, titleOf } from '../schemas';
import { populateOf, snapshotOf } from './snapshot';

export const VERSION = 'api::entry-version.entry-version';
type VersionEvent = 'published' | 'saved' | 'before' | 'deleted';
const content = z.record(z.string(), z.json());
type Live = { title: string; at: string; by: string; content: z.output<typeof content> };

const live = z.looseObject({
  updatedAt: z.coerce.date(),
  publishedAt: z.coerce.date().nullish(),
  updatedBy: z.unknown(),
});

export const isVersioned = (uid: string): uid is (typeof PUBLIC_TYPES)[number] =>
  PUBLIC_TYPES.some((type) => type === uid);

/**
 * Stores what visitors can read at each publication, or at each save of a type without drafts, and what is deleted. The first time also
 * what was there before. Not during the import at start.
 */
export function recordVersions(strapi: Core.Strapi): void {
  const maxVersions = wholeNumber(process.env, 'HISTORY_VERSIONS', 50);
  const maxMonths = wholeNumber(process.env, 'HISTORY_MONTHS', 24);

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!strapi.isLoaded || !isVersioned(uid)) return next();
    const publishing = hasDrafts(strapi, uid) ? ['publish'] : ['create', 'update'];
    if (action !== 'delete' && !publishing.includes(action)) return next();
    const documentId = 'documentId' in params && params.documentId ? String(params.documentId) : null;
    return strapi.db.transaction(async () => {
      const before = documentId ? await readEntry(strapi, uid, documentId, action === 'delete') : null;
      if (documentId && before && (action === 'delete' || !(await lastVersion(strapi, uid, documentId))))
        await add(uid, documentId, before, action === 'delete' ? 'deleted' : 'before');
      const result = await next();
      const saved = documentId ?? z.object({ documentId: z.string() }).safeParse(result).data?.documentId;
      const after = saved && action !== 'delete' ? await readEntry(strapi, uid, saved, false) : null;
      if (saved && after && !(await isSameAsLast(saved, uid, after)))
        await add(uid, saved, after, action === 'publish' ? 'published' : 'saved');
      return result;
    });
  });

  async function isSameAsLast(entry: string, uid: UID.ContentType, { content }: Live): Promise<boolean> {
    const last = await lastVersion(strapi, uid, entry);
    return last !== null && JSON.stringify(last.content) === JSON.stringify(content);
  }

  async function add(type: UID.ContentType, entry: string, version: Live, event: VersionEvent): Promise<void> {
    const { title, content } = version;
    const isPast = event === 'before';
    const by = isPast
      ? version.by
      : (nameOfUser(strapi) ?? (strapi.requestContext.get() ? 'A program' : 'The schedule'));
    const at = isPast ? version.at : new Date().toISOString();
    await strapi.documents(VERSION).create({ data: { type, entry, title, event, by, at, content } });
    const versions = strapi.db.query(VERSION);
    const surplus = await versions.findMany({
      where: { type, entry },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      offset: maxVersions,
      limit: maxVersions,
      select: ['id'],
    });
    await versions.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });
    await versions.deleteMany({ where: { at: { $lt: monthsBefore(new Date(), maxMonths) } } });
  }
}

const lastVersion = (strapi: Core.Strapi, type: string, entry: string): Promise<{ content: unknown } | null> =>
  strapi.db.query(VERSION).findOne({ where: { type, entry }, orderBy: [{ at: 'desc' }, { id: 'desc' }] });

/** What visitors can read; `orDraft` if there is nothing. */
async function readEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  orDraft: boolean,
): Promise<Live | null> {
  const { attributes } = strapi.contentTypes[uid];
  const populate = { ...populateOf(strapi, attributes), updatedBy: true };
  const published = hasDrafts(strapi, uid) ? { publishedAt: { $notNull: true } } : {};
  const find = (where: object) => strapi.db.query(uid).findOne({ where: { documentId, ...where }, populate });
  const found: unknown = (await find(published)) ?? (orDraft ? await find({}) : null);
  const entry = live.safeParse(found).data;
  if (!entry) return null;
  const { publishedAt, updatedAt, updatedBy } = entry;
  return {
    title: titleOf(strapi, uid, entry),
    at: (publishedAt ?? updatedAt).toISOString(),
    by: fullName(updatedBy) ?? '',
    content: content.parse(JSON.parse(JSON.stringify(snapshotOf(strapi, attributes, entry)))),
  };
}
