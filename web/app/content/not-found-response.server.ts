import { z } from 'zod';
import { findEntry, type Query, withFallback } from './client.server.ts';
import { listUnpublishedPagePaths } from './paths.server.ts';

type Type =
  | 'articles'
  | 'technical-bytes'
  | 'free-resources'
  | 'projects'
  | 'jobs'
  | 'people'
  | 'topics'
  | 'technologies';

/**
 * Returns the entry. @throws Response 410 if an editor has unpublished it, so that search engines drop it soon, else 404.
 * `where` is an additional filter for unpublished entries.
 */
export async function requirePublished<T>(
  subject: T | null,
  type: Type,
  slug: string,
  where?: Query['filters'],
): Promise<T> {
  if (subject !== null) return subject;
  throw missing(await withFallback('unpublished entry', false, () => wasUnpublished(type, slug, where)));
}

export async function requirePublishedPage<T>(page: T | null, path: string): Promise<T> {
  if (page !== null) return page;
  throw missing(
    await withFallback('unpublished page', false, async () => (await listUnpublishedPagePaths()).has(path)),
  );
}

const missing = (isGone: boolean) =>
  isGone
    ? new Response(null, { status: 410, statusText: 'Gone' })
    : new Response(null, { status: 404, statusText: 'Not Found' });

/**
 * Whether an editor has unpublished an entry with this slug. False for drafts that were never published: the CMS records
 * a slug when an entry is unpublished (`cms/src/publishing/unpublished-slugs.ts`). @throws ContentError
 */
export async function wasUnpublished(type: Type, slug: string, where: Query['filters'] = {}): Promise<boolean> {
  const query = {
    filters: { ...where, unpublished_slug: { $eq: slug } },
    fields: ['unpublished_slug'],
    status: 'draft' as const,
  };
  return (await findEntry(type, query, z.object({ unpublished_slug: z.string() }))) !== null;
}

/** @throws Response 404 */
export function requireFound<T>(subject: T | null | undefined): T {
  if (subject === null || subject === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return subject;
}
