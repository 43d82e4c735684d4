import type { LoaderFunctionArgs } from 'react-router';
import { writeRss } from './feed.ts';
import { readFeed } from './read-feed.server.ts';
import { textAnswer } from './text-answer.ts';

/** A list as RSS: `/blog/feed.xml`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const feed = await readFeed(new URL(request.url).pathname);
  return textAnswer('application/rss+xml', writeRss(feed));
}
