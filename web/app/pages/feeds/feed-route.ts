import type { LoaderFunctionArgs } from 'react-router';
import { textResponse } from '#app/site-map/text-response.server.ts';
import { readFeed } from './read-feed.server.ts';
import { writeAtom, writeRss } from './write-feed.ts';

/** `/blog/feed.xml` is RSS, `/blog/atom.xml` Atom. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const feed = await readFeed(pathname);
  return pathname.endsWith('/atom.xml')
    ? textResponse('application/atom+xml', writeAtom(feed))
    : textResponse('application/rss+xml', writeRss(feed));
}
