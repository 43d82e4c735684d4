import type { LoaderFunctionArgs } from 'react-router';
import { writeAtom } from './feed.ts';
import { readFeed } from './read-feed.server.ts';
import { textAnswer } from './text-answer.ts';

/** A list as Atom: `/blog/atom.xml`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const feed = await readFeed(new URL(request.url).pathname);
  return textAnswer('application/atom+xml', writeAtom(feed));
}
