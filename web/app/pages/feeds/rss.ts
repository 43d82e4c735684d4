import type { LoaderFunctionArgs } from 'react-router';
import { textResponse } from '#app/site-map/text-response.ts';
import { writeRss } from './feed.ts';
import { readFeed } from './read-feed.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const feed = await readFeed(new URL(request.url).pathname);
  return textResponse('application/rss+xml', writeRss(feed));
}
