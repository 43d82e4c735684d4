import { z } from 'zod';
import { findEntry, orDefault } from './client.server.ts';

/** Types whose entries editors take back. */
type Type = 'articles' | 'technical-bytes' | 'free-resources' | 'projects' | 'jobs';

/**
 * The subject of a page. When it is not published: 410 for one that an editor has, but has taken back, so that search engines
 * forget it soon, and 404 for one that never was.
 */
export async function orGone<T>(subject: T | null, type: Type, slug: string): Promise<T> {
  if (subject !== null) return subject;
  const isTakenBack = await orDefault('unpublished entry', false, () => isUnpublished(type, slug));
  throw isTakenBack
    ? new Response(null, { status: 410, statusText: 'Gone' })
    : new Response(null, { status: 404, statusText: 'Not Found' });
}

/** True when an editor has prepared or taken back an entry with this slug: it exists, but is not published. */
export async function isUnpublished(type: Type, slug: string): Promise<boolean> {
  const query = { filters: { slug: { $eq: slug } }, fields: ['slug'], status: 'draft' as const };
  return (await findEntry(type, query, z.object({ slug: z.string() }))) !== null;
}
