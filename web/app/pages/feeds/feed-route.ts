import type { LoaderFunctionArgs } from 'react-router';
import { textResponse } from '#app/site-map/text-response.ts';
import { writeAtom, writeRss } from './feed.ts';
import { readFeed } from './read-feed.server.ts';

/** `/blog/feed.xml` is RSS, `/blog/atom.xml` Atom. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const feed = await readFeed(pathname);
  return pathname.endsWith('/atom.xml')
    ? textResponse('application/atom+xml', writeAtom(feed))
    : textResponse('application/rss+xml', writeRss(feed));
}
