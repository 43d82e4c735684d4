import { z } from 'zod';
import { changeContent } from './client.server.ts';

type Like = { slug: string; receipt: string; isLiked: boolean };

/**
 * Counts a like of a question, or takes it back: once for each receipt, whatever arrives how often. Gives the number as it is
 * then; null when no such question is published. @throws ContentError
 */
export async function countLike({ slug, receipt, isLiked }: Like): Promise<number | null> {
  const path = `likes/${encodeURIComponent(slug)}/${encodeURIComponent(receipt)}`;
  const counted = await changeContent(isLiked ? 'PUT' : 'DELETE', path, z.object({ likes: z.number() }));
  return counted?.likes ?? null;
}
