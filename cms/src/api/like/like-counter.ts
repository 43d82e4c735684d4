import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isObject } from '../../is-object';

const BYTE = 'api::technical-byte.technical-byte';

type Like = { slug: string; receipt: string; isLiked: boolean };

/**
 * Adds or removes a like, once per receipt, which is unique in the database. Returns the number of likes; null if the question is not
 * published.
 */
export async function countLike(strapi: Core.Strapi, { slug, receipt, isLiked }: Like): Promise<number | null> {
  return strapi.db.transaction(async ({ trx }) => {
    const published = () => trx('technical_bytes').where({ slug }).whereNotNull('published_at').first();
    // Locks the published row first. Likes that locked draft and published row in different orders would deadlock.
    const byte = await published().forUpdate();
    if (!byte) return null;
    const like = { byte_id: byte.document_id, receipt: createHash('sha256').update(receipt).digest('base64url') };
    const changed = isLiked
      ? (await trx('likes').insert(like).onConflict('receipt').ignore().returning('id')).length
      : await trx('likes').where(like).delete();
    if (changed === 0) return byte.likes;
    // Updates the draft too, because publishing copies its number.
    await trx('technical_bytes')
      .where({ document_id: byte.document_id })
      .increment('likes', isLiked ? 1 : -1);
    return (await published()).likes;
  });
}

/** Drops `likes` from saves in the panel: a form that was opened earlier would overwrite the current number. A clone has none. */
export function ignoreEditedLikes(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const data: unknown = 'data' in params ? params.data : null;
    if (uid === BYTE && action === 'update' && isObject(data)) delete data.likes;
    if (uid === BYTE && action === 'clone' && isObject(data)) data.likes = 0;
    return next();
  });
}
