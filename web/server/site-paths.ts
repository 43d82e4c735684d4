import { listEntryPaths } from '../app/content/paths.server.ts';
import { fixedPages } from './builds.ts';
import { readAddress } from './page-cache/page-key.ts';

type Route = { path?: string; index?: boolean; module: { default?: unknown; loader?: unknown } };

/** The addresses of all pages: those that the routes name and those of the content's entries. @throws ContentError */
export async function listSitePaths(routes: Record<string, Route | undefined>): Promise<string[]> {
  // Without a component and with a loader it is a file: the sitemap, a feed.
  const files = Object.values(routes).flatMap((route) =>
    route?.path && !/[:*]/.test(route.path) && !route.module.default && route.module.loader ? [`/${route.path}`] : [],
  );
  return [...new Set([...fixedPages(routes), ...files, ...(await listEntryPaths())])].filter(
    (path) => readAddress(path).isCacheable,
  );
}
