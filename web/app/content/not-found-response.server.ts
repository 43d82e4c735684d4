import { z } from 'zod';
import { findEntry, type Query, withFallback } from './client.server.ts';
import { listUnpublishedPagePaths } from './paths.server.ts';

/** Types whose entries editors take back. */
type Type = 'articles' | 'technical-bytes' | 'free-resources' | 'projects' | 'jobs';

/**
 * The subject of a page. When it is not published: 410 for one that visitors could read and an editor has taken back, so that
 * search engines forget it soon, and 404 for one that never was, or is a draft. `where` narrows what counts as taken back.
 */
export async function requirePublished<T>(
  subject: T | null,
  type: Type,
  slug: string,
  where?: Query['filters'],
): Promise<T> {
  if (subject !== null) return subject;
  throw missing(await withFallback('taken back entry', false, () => wasUnpublished(type, slug, where)));
}

/** The same for a page made of sections, by its address. */
export async function requirePublishedPage<T>(page: T | null, path: string): Promise<T> {
  if (page !== null) return page;
  throw missing(await withFallback('taken back page', false, async () => (await listUnpublishedPagePaths()).has(path)));
}

const missing = (isGone: boolean) =>
  isGone
    ? new Response(null, { status: 410, statusText: 'Gone' })
    : new Response(null, { status: 404, statusText: 'Not Found' });

/**
 * True when an entry was published under this slug and has been taken back: the CMS notes it then
 * (`cms/src/publishing/unpublished-slugs.ts`). A slug that only a draft has is as unknown as an invented one. @throws ContentError
 */
export async function wasUnpublished(type: Type, slug: string, where: Query['filters'] = {}): Promise<boolean> {
  const query = {
    filters: { ...where, taken_back_as: { $eq: slug } },
    fields: ['taken_back_as'],
    status: 'draft' as const,
  };
  return (await findEntry(type, query, z.object({ taken_back_as: z.string() }))) !== null;
}
