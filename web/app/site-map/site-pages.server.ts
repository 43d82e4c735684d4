import { contentVersion, memoByVersion } from '#app/content/memo-by-version.server.ts';
import type { PageKind, SitePage } from './site-page.ts';
import { readSitePages } from './sources.server.ts';

/**
 * All public pages: the source of the sitemap, feeds, search and sharing images. Follows publications within 2 s.
 * @throws ContentError if it was never read
 */
export const listSitePages: () => Promise<SitePage[]> = memoByVersion({
  version: contentVersion,
  make: readSitePages,
});

export const listSitePagesOf = async (kind: PageKind): Promise<SitePage[]> =>
  (await listSitePages()).filter((page) => page.kind === kind);

export const findSitePage = async (path: string): Promise<SitePage | null> =>
  (await listSitePages()).find((page) => page.path === path) ?? null;
