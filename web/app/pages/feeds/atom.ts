import type { LoaderFunctionArgs } from 'react-router';
import { textResponse } from '#app/site-map/text-response.ts';
import { writeAtom } from './feed.ts';
import { readFeed } from './read-feed.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const feed = await readFeed(new URL(request.url).pathname);
  return textResponse('application/atom+xml', writeAtom(feed));
}
