import { z } from 'zod';
import { pagePath, SINGLES } from '#app/page-addresses.ts';
import { findSingle, listEntries } from './client.server.ts';

const slugged = z.object({ slug: z.string().nullish() });

export async function listPagePaths(): Promise<ReadonlySet<string>> {
  const pages = await listEntries('pages', { fields: ['slug'] }, slugged);
  return new Set(pages.flatMap(({ slug }) => (slug ? [pagePath(slug)] : [])));
}

const unpublished = z.object({ unpublished_slug: z.string() });

/**
 * The paths of all unpublished pages. One cached list answers for every URL, so requests for made-up paths do not reach
 * the CMS. @throws ContentError
 */
export async function listUnpublishedPagePaths(): Promise<ReadonlySet<string>> {
  const query = {
    filters: { unpublished_slug: { $notNull: true } },
    fields: ['unpublished_slug'],
    status: 'draft' as const,
  };
  return new Set((await listEntries('pages', query, unpublished)).map((page) => pagePath(page.unpublished_slug)));
}

export async function listFixedPaths(): Promise<ReadonlySet<string>> {
  const [pages, brand, impressum] = await Promise.all([
    listPagePaths(),
    findSingle('brand', { fields: ['documentId'] }, z.object({})),
    findSingle('impressum', { fields: ['documentId'] }, z.object({})),
  ]);
  return new Set([...pages, ...(brand ? [SINGLES.brand] : []), ...(impressum ? [SINGLES.impressum] : [])]);
}
