import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { changeContent, listEntries, withFallback } from './client.server.ts';
import { currentScope, newScope, runInScope } from './request-scope.server.ts';

type Like = { slug: string; receipt: string; isLiked: boolean };

/**
 * Stores or removes a like. Safe to repeat: a receipt counts once. Returns the number of likes, or null if no such
 * question is published. @throws ContentError
 */
export async function countLike({ slug, receipt, isLiked }: Like): Promise<number | null> {
  const path = `likes/${encodeURIComponent(slug)}/${encodeURIComponent(receipt)}`;
  const counted = await changeContent(isLiked ? 'PUT' : 'DELETE', path, z.object({ likes: z.number() }));
  current.delete('likes');
  return counted?.likes ?? null;
}

/** Bypasses the caches of CMS responses, because likes change without a new content version. */
export const withCurrentLikes = <T>(read: () => Promise<T>): Promise<T> =>
  runInScope({ ...(currentScope() ?? newScope()), version: null, responses: new Map() }, read);

async function listLikes(): Promise<Record<string, number>> {
  const entry = z.object({ slug: z.string(), likes: z.number() });
  const entries = await withCurrentLikes(() => listEntries('technical-bytes', { fields: ['slug', 'likes'] }, entry));
  return Object.fromEntries(entries.map(({ slug, likes }) => [slug, likes]));
}

/** Asks the CMS at most once per second. A like drops the cached numbers, and those of a request that is still pending. */
const current = new LRUCache<'likes', Record<string, number>>({
  max: 1,
  ttl: 1000,
  ignoreFetchAbort: true,
  fetchMethod: () => withFallback('likes', {}, listLikes),
});

/** The likes of all questions by slug. Empty while the CMS is down. */
export const findLikes = async (): Promise<Record<string, number>> => (await current.fetch('likes')) ?? {};
