import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isEntryEvent } from '../publishing/entry-event';

const BYTE = 'api::technical-byte.technical-byte';
const BYTES = 'technical_bytes';
const LIKES = 'likes';
const COUNTS = 'like_counts';
/** Changes whose transaction ended late would be missed; the site knows what it has heard before. */
const OVERLAP_MS = 5_000;
/** How far back a site is told that does not know anything yet: its pages are not kept longer. */
const LOOK_BACK_MS = 60 * 60_000;
const EDITED = ['entry.create', 'entry.update', 'entry.publish', 'entry.unpublish', 'entry.draft-discard'];

type Like = { slug: string; receipt: string; isLiked: boolean };

/**
 * Counts a like or takes it back, once for each receipt, in one transaction: the unique index decides which of two equal
 * ones is first, and the number changes by a single increment in the database. Gives the new number; null when no such byte
 * is published.
 */
export async function countLike(strapi: Core.Strapi, { slug, receipt, isLiked }: Like): Promise<number | null> {
  return strapi.db.transaction(async ({ trx }) => {
    const found = await trx(BYTES).select('document_id').where({ slug }).whereNotNull('published_at').first();
    if (!found) return null;
    const byteId: string = found.document_id;
    const like = { byte_id: byteId, receipt: createHash('sha256').update(receipt).digest('base64url') };
    const hasChanged = isLiked
      ? (await trx(LIKES).insert(like).onConflict(['byte_id', 'receipt']).ignore().returning('id')).length > 0
      : (await trx(LIKES).where(like).delete()) > 0;
    if (hasChanged) {
      await addMissingCounts(trx, byteId);
      await trx(COUNTS)
        .where({ byte_id: byteId })
        .where('likes', isLiked ? '>=' : '>', 0)
        .update({ likes: trx.raw('likes + ?', [isLiked ? 1 : -1]), changed_at: Date.now() });
      await copyCounts(trx, byteId);
    }
    const { likes } = await trx(BYTES)
      .select('likes')
      .where({ document_id: byteId })
      .whereNotNull('published_at')
      .first();
    return likes;
  });
}

/** The time here, which the next question begins at, and bytes whose number has changed with the time of it. */
export type LikeChanges = { now: number; changed: { slug: string; at: number }[] };

/** What has changed since the `now` of an earlier answer; without one, in the last hour. */
export async function likesSince(strapi: Core.Strapi, since?: number): Promise<LikeChanges> {
  const now = Date.now();
  const rows: { slug: string; changed_at: number | string }[] = await strapi.db
    .connection(COUNTS)
    .join(BYTES, `${BYTES}.document_id`, `${COUNTS}.byte_id`)
    .whereNotNull(`${BYTES}.published_at`)
    .where(`${COUNTS}.changed_at`, '>', since === undefined ? now - LOOK_BACK_MS : since - OVERLAP_MS)
    .select(`${BYTES}.slug`, `${COUNTS}.changed_at`);
  return { now, changed: rows.map(({ slug, changed_at }) => ({ slug, at: Number(changed_at) })) };
}

/**
 * Keeps the numbers right while editors work. Publishing copies the draft's number, and a form that was opened before the last
 * likes would bring an old one back, so after each change the counted number is written into both versions again.
 */
export async function keepLikeCounts(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  await connection.raw('CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (??, ??)', [
    'likes_one_a_visitor',
    LIKES,
    'byte_id',
    'receipt',
  ]);
  await connection.raw('CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (??)', [
    'like_counts_one_a_byte',
    COUNTS,
    'byte_id',
  ]);
  const restore = async () => {
    await addMissingCounts(connection);
    await copyCounts(connection);
  };
  const forget = async () => {
    for (const table of [LIKES, COUNTS])
      await connection(table).whereNotIn('byte_id', connection(BYTES).select('document_id')).delete();
  };
  await restore();
  const on = (event: string, work: () => Promise<void>) =>
    strapi.eventHub.on(event, async (changed: unknown) => {
      if (isEntryEvent(changed) && changed.uid === BYTE)
        await work().catch((error) => strapi.log.error(`Likes could not be kept right: ${error}`));
    });
  for (const event of EDITED) on(event, restore);
  on('entry.delete', forget);
}

type Database = Core.Strapi['db']['connection'];

/** A byte that nobody has liked here yet begins with the number that it was made with. */
async function addMissingCounts(database: Database, byteId: string | null = null): Promise<void> {
  await database.raw(
    `INSERT INTO ?? (byte_id, likes, changed_at)
     SELECT document_id, MAX(likes), 0 FROM ?? AS bytes
     WHERE NOT EXISTS (SELECT 1 FROM ?? AS known WHERE known.byte_id = bytes.document_id)
       AND document_id = COALESCE(?, document_id)
     GROUP BY document_id ON CONFLICT DO NOTHING`,
    [COUNTS, BYTES, COUNTS, byteId],
  );
}

/** Writes the counted number into drafts and published versions that have another one. */
async function copyCounts(database: Database, byteId: string | null = null): Promise<void> {
  await database.raw(
    `UPDATE ?? SET likes = (SELECT counted.likes FROM ?? AS counted WHERE counted.byte_id = ??.document_id)
     WHERE EXISTS (SELECT 1 FROM ?? AS counted WHERE counted.byte_id = ??.document_id AND counted.likes <> ??.likes)
       AND document_id = COALESCE(?, document_id)`,
    [BYTES, COUNTS, BYTES, COUNTS, BYTES, BYTES, byteId],
  );
}
