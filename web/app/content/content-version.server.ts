import { z } from 'zod';
import { currentScope } from '../../server/request-scope.ts';
import { findSingle, publishingState } from './client.server.ts';
import { sharedFor } from './shared-for.ts';

const COLLECTIONS = [
  'articles',
  'faqs',
  'free-resources',
  'industries',
  'jobs',
  'pages',
  'people',
  'projects',
  'technical-bytes',
  'technologies',
  'testimonials',
];
const SINGLES = ['home', 'brand', 'impressum', 'site'];
/** Published content shows within 2 s: half of that may pass before anybody looks. */
const CHECK_EVERY_MS = 1000;

const single = z.object({ publishedAt: z.string().nullish() }).transform(({ publishedAt }) => publishedAt ?? '');

/**
 * A text that differs when something has been published or taken back since: the version that the page is rendered at, else
 * what the content system's entries say. @throws ContentError
 */
export const contentVersion = async (): Promise<string> => currentScope()?.version ?? entryStates();

const entryStates = sharedFor(CHECK_EVERY_MS, async (): Promise<string> => {
  const states = await Promise.all([
    ...COLLECTIONS.map(publishingState),
    ...SINGLES.map(async (name) => (await findSingle(name, { fields: ['publishedAt'] }, single)) ?? ''),
    // Jobs close and numbers of open ones change at midnight, without anybody publishing.
    new Date().toISOString().slice(0, 10),
  ]);
  return states.join(' ');
});
