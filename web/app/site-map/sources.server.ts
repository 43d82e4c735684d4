import { PAGES } from '#app/page-addresses.ts';
import { listJobPages } from './job-pages.server.ts';
import { listMarketingPages, listSinglePages } from './marketing-pages.server.ts';
import { listArticlePages, listBytePages, listResourcePages } from './reading-pages.server.ts';
import type { PageKind, SitePage } from './site-page.ts';
import { listIndustryPages, listProjectPages, listTechnologyPages } from './work-pages.server.ts';

/** @throws ContentError */
export async function readSitePages(): Promise<SitePage[]> {
  const found = await Promise.all([
    listSinglePages(),
    listMarketingPages(),
    listIndustryPages(),
    listProjectPages(),
    listTechnologyPages(),
    listArticlePages(),
    listBytePages(),
    listResourcePages(),
    listJobPages(),
  ]);
  return withLatestEntryDate(found.flat());
}

const LISTS: Partial<Record<PageKind, string>> = {
  project: PAGES.projects,
  article: PAGES.blog,
  byte: PAGES['technical-bytes'],
  resource: PAGES['free-resources'],
  job: PAGES.careers,
};

/** A list changes when one of its entries does. */
function withLatestEntryDate(pages: SitePage[]): SitePage[] {
  const latest = new Map<string, string>();
  for (const { kind, lastModified } of pages) {
    const list = LISTS[kind];
    if (list && lastModified > (latest.get(list) ?? '')) latest.set(list, lastModified);
  }
  return pages.map((page) => {
    const entries = latest.get(page.path);
    return entries && entries > page.lastModified ? { ...page, lastModified: entries } : page;
  });
}
