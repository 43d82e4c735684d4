import { generatePath, matchPath } from 'react-router';
import { listEntryPaths } from '../../app/content/paths.server.ts';
import { payloadUrl } from '../../app/navigation/payload.ts';
import { ENTRIES, FORMS } from '../../app/page-addresses.ts';
import { fixedPages } from '../assets/builds.ts';
import { readAddress } from './page-key.ts';

type Route = { path?: string; index?: boolean; module: { default?: unknown; loader?: unknown } };

/**
 * The addresses of all pages, which are kept on the disk: those that the routes name and those of the content's entries, with the
 * forms. Of the forms the data too: somebody who fills one in has to get from page to page when nothing can be rendered.
 *
 * @throws ContentError
 */
export async function listSitePaths(routes: Record<string, Route | undefined>): Promise<string[]> {
  // Without a component and with a loader it is a file: the sitemap, a feed.
  const files = Object.values(routes).flatMap((route) =>
    route?.path && !/[:*]/.test(route.path) && !route.module.default && route.module.loader ? [`/${route.path}`] : [],
  );
  const entries = await listEntryPaths();
  const forms = [...FORMS.startup, ...entries.flatMap(applicationOf)];
  return [...new Set([...fixedPages(routes), ...files, ...entries, ...forms, ...forms.map(payloadUrl)])].filter(
    (path) => readAddress(path).isCacheable,
  );
}

/** The form of a job's page. */
function applicationOf(path: string): string[] {
  const slug = matchPath(ENTRIES.job, path)?.params.slug;
  return slug ? [generatePath(FORMS.job, { slug })] : [];
}
