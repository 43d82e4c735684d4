import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isObject } from '../../is-object';

const BYTE = 'api::technical-byte.technical-byte';

type Like = { slug: string; receipt: string; isLiked: boolean };

/** Once per receipt, which is unique in the database. Returns the number of likes, or null when the byte is not published. */
export async function countLike(strapi: Core.Strapi, { slug, receipt, isLiked }: Like): Promise<number | null> {
  return strapi.db.transaction(async ({ trx }) => {
    const published = () => trx('technical_bytes').where({ slug }).whereNotNull('published_at').first();
    // Two likes that lock draft and published row in different orders would be a deadlock: one after the other.
    const byte = await published().forUpdate();
    if (!byte) return null;
    const like = { byte_id: byte.document_id, receipt: createHash('sha256').update(receipt).digest('base64url') };
    const changed = isLiked
      ? (await trx('likes').insert(like).onConflict('receipt').ignore().returning('id')).length
      : await trx('likes').where(like).delete();
    if (changed === 0) return byte.likes;
    // The draft too: publishing copies it.
    await trx('technical_bytes')
      .where({ document_id: byte.document_id })
      .increment('likes', isLiked ? 1 : -1);
    return (await published()).likes;
  });
}

/** An open form in the panel holds an old number, which must not overwrite the current one. */
export function ignoreEditedLikes(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const data: unknown = 'data' in params ? params.data : null;
    if (uid === BYTE && action === 'update' && isObject(data)) delete data.likes;
    return next();
  });
}
