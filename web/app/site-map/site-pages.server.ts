import { contentVersion } from '../content/content-version.server.ts';
import { memoByVersion } from '../content/memo-by-version.server.ts';
import type { PageKind, SitePage } from './site-page.ts';
import { readSitePages } from './sources.server.ts';

/**
 * Every page that may be found, as the content stands: what the sitemap, the feeds, search and the sharing images
 * go through. Follows publishing within 2 s. @throws ContentError when it was never read and cannot be
 */
export const listSitePages: () => Promise<SitePage[]> = memoByVersion({
  version: contentVersion,
  make: readSitePages,
});

/** The pages of one kind, in the order of their list. */
export const listSitePagesOf = async (kind: PageKind): Promise<SitePage[]> =>
  (await listSitePages()).filter((page) => page.kind === kind);

/** The page at an address, or null. */
export const findSitePage = async (path: string): Promise<SitePage | null> =>
  (await listSitePages()).find((page) => page.path === path) ?? null;
