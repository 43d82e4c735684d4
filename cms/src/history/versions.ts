import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { PUBLIC_TYPES } from '../access/content-types';
import { fullName, nameOfUser } from '../access/user-name';
import { wholeNumber } from '../inbox/retention';
import { hasDrafts, titleOf } from '../schemas';
import { populateOf, snapshotOf } from './snapshot';
import { VERSION } from './version-type';

type VersionEvent = 'published' | 'saved' | 'before' | 'unpublished' | 'deleted';
const content = z.record(z.string(), z.json());
type Content = z.output<typeof content>;
/** What visitors can read now, in one language. `language` is null for a type without translations. */
type Live = { language: string | null; title: string; at: string; by: string; content: Content };

const live = z.looseObject({
  locale: z.string().nullish(),
  updatedAt: z.coerce.date(),
  publishedAt: z.coerce.date().nullish(),
  updatedBy: z.unknown(),
});
/** Events after which the entry is no longer public. */
const NOT_PUBLIC = ['unpublished', 'deleted'];
const stored = z.object({ event: z.string(), content: z.unknown() });

export const isVersioned = (uid: string): uid is (typeof PUBLIC_TYPES)[number] =>
  PUBLIC_TYPES.some((type) => type === uid);

/**
 * Stores a version of an entry, in each language, when it is published (for types without drafts: saved), unpublished or deleted. The
 * first time it also stores the content from before. The import at start stores none.
 */
export function recordVersions(strapi: Core.Strapi): void {
  const maxVersions = wholeNumber(process.env, 'HISTORY_VERSIONS', 50);

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!strapi.isLoaded || !isVersioned(uid)) return next();
    const recorded = hasDrafts(strapi, uid) ? ['publish', 'unpublish', 'delete'] : ['create', 'update', 'delete'];
    if (!recorded.includes(action)) return next();
    const documentId = 'documentId' in params && params.documentId ? String(params.documentId) : null;
    return strapi.db.transaction(async () => {
      const isDeleted = action === 'delete';
      const before = documentId ? await readEntry(strapi, uid, documentId, isDeleted) : [];
      const result = await next();
      const saved = documentId ?? z.object({ documentId: z.string() }).safeParse(result).data?.documentId;
      if (!saved) return result;
      const after = await readEntry(strapi, uid, saved, isDeleted);
      const inLanguage = (versions: Live[], wanted: Live) =>
        versions.find(({ language }) => language === wanted.language);
      for (const gone of before.filter((version) => !inLanguage(after, version)))
        await add(uid, saved, gone, isDeleted ? 'deleted' : 'unpublished');
      for (const version of isDeleted ? [] : after) {
        const former = inLanguage(before, version);
        const last = await lastVersion(strapi, uid, saved, version.language);
        const wasLive = last ? !NOT_PUBLIC.includes(last.event) : Boolean(former);
        if (wasLive && isDeepStrictEqual(version.content, last ? last.content : former?.content)) continue;
        if (former && !last) await add(uid, saved, former, 'before');
        await add(uid, saved, version, action === 'publish' ? 'published' : 'saved');
      }
      return result;
    });
  });

  async function add(type: UID.ContentType, entry: string, version: Live, event: VersionEvent): Promise<void> {
    const { language, title, content } = version;
    const isPast = event === 'before';
    const by = isPast
      ? version.by
      : (nameOfUser(strapi) ?? (strapi.requestContext.get() ? 'A program' : 'The schedule'));
    const at = isPast ? version.at : new Date().toISOString();
    await strapi.documents(VERSION).create({
      data: { type, entry, ...(language ? { language } : {}), title, event, by, at, content },
    });
    const versions = strapi.db.query(VERSION);
    const surplus = await versions.findMany({
      where: { type, entry, language },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      offset: maxVersions,
      limit: maxVersions,
      select: ['id'],
    });
    await versions.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });
  }
}

async function lastVersion(strapi: Core.Strapi, type: string, entry: string, language: string | null) {
  const found: unknown = await strapi.db
    .query(VERSION)
    .findOne({ where: { type, entry, language }, orderBy: [{ at: 'desc' }, { id: 'desc' }] });
  return stored.safeParse(found).data;
}

/** The published content in each language. With `orDraft`, the draft where nothing is published. */
async function readEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  orDraft: boolean,
): Promise<Live[]> {
  const { attributes } = strapi.contentTypes[uid];
  const found: unknown = await strapi.db.query(uid).findMany({
    where: { documentId, ...(hasDrafts(strapi, uid) && !orDraft ? { publishedAt: { $notNull: true } } : {}) },
    populate: { ...populateOf(strapi, attributes), updatedBy: true },
  });
  const byLanguage = new Map<string | null, Live>();
  for (const entry of z.array(live).parse(found)) {
    const { locale, publishedAt, updatedAt, updatedBy } = entry;
    const language = locale ?? null;
    if (byLanguage.has(language) && !publishedAt) continue;
    byLanguage.set(language, {
      language,
      title: titleOf(strapi, uid, entry),
      at: (publishedAt ?? updatedAt).toISOString(),
      by: fullName(updatedBy) ?? '',
      content: content.parse(JSON.parse(JSON.stringify(snapshotOf(strapi, attributes, entry)))),
    });
  }
  return [...byLanguage.values()];
}
