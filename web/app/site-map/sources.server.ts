import { listEntryPages } from './entry-pages.server.ts';
import { listMarketingPages, listSinglePages } from './marketing-pages.server.ts';
import type { SitePage } from './site-page.ts';

/** @throws ContentError */
export async function readSitePages(): Promise<SitePage[]> {
  const found = await Promise.all([listSinglePages(), listMarketingPages(), listEntryPages()]);
  return withEntries(found.flat());
}

/** Dates a list page by its latest entry. Leaves out topics and authors without entries. */
function withEntries(pages: SitePage[]): SitePage[] {
  const latest = new Map<string, string>();
  for (const { listedAt, lastModified } of pages)
    for (const list of listedAt) if (lastModified > (latest.get(list) ?? '')) latest.set(list, lastModified);
  return pages.flatMap((page) => {
    const entries = latest.get(page.path);
    if (!entries) return page.kind === 'topic' || page.kind === 'author' ? [] : [page];
    return [entries > page.lastModified ? { ...page, lastModified: entries } : page];
  });
}
