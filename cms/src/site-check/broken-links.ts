import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { SEARCH } from '../publishing/not-found-log';
import { isReservedPath, PAGED_TYPES, pageOfPath, pagePaths, SINGLE_PAGES } from '../publishing/page-paths';
import { normalisePath } from '../publishing/site-path';
import { getTimeFormatter } from '../publishing/time-zone';
import { isContentType } from '../schemas';
import type { ContentLink, LinkingEntry } from './content-links';

const NOT_FOUND = 'api::not-found.not-found';
/** Fewer requests may come from a typing error. */
const MIN_REQUESTS = 3;
const MAX = 200;
/** Paths that vulnerability scanners request. */
const PROBE = /\/\.|\/wp-|\.(?:php|aspx?|cgi|env|sql|bak|ya?ml)$/i;

const missed = z.object({
  documentId: z.string(),
  path: z.string(),
  count: z.number(),
  last_seen: z.string().nullish(),
});
type BrokenLink = {
  address: string;
  linkedFrom: LinkingEntry[];
  /** Requests by visitors, if any. `id` is that of the entry in "Not found". */
  missed: { id: string; requests: number; last: string } | null;
};
type MissedSearch = { id: string; words: string; requests: number; last: string };

/** URLs without a page or redirect that content links to or that visitors have requested several times. */
export async function listBrokenLinks(strapi: Core.Strapi, links: ContentLink[]): Promise<BrokenLink[]> {
  const known = await listKnownPaths(strapi);
  const isKnown = (path: string) => isReservedPath(path) || known.has(path) || known.has(pageOfPath(path));
  const broken = new Map<string, BrokenLink>();
  const at = (address: string): BrokenLink => {
    const link = broken.get(address) ?? { address, linkedFrom: [], missed: null };
    broken.set(address, link);
    return link;
  };
  for (const { to, from, isPublished } of links) if (isPublished && !isKnown(to)) at(to).linkedFrom.push(from);

  const format = await getTimeFormatter(strapi);
  const rows = await strapi.db.query(NOT_FOUND).findMany({
    where: { count: { $gte: MIN_REQUESTS }, path: { $notContains: '?' } },
    orderBy: { count: 'desc' },
  });
  for (const { documentId, path, count, last_seen } of z.array(missed).parse(rows)) {
    const address = normalisePath(path);
    if (isKnown(address) || (PROBE.test(address) && !broken.has(address))) continue;
    at(address).missed = { id: documentId, requests: count, last: last_seen ? format(new Date(last_seen)) : '' };
  }
  const weight = ({ linkedFrom, missed }: BrokenLink) => linkedFrom.length * MIN_REQUESTS + (missed?.requests ?? 0);
  return [...broken.values()].sort((a, b) => weight(b) - weight(a)).slice(0, MAX);
}

/** What visitors searched for several times without a result. */
export async function listMissedSearches(strapi: Core.Strapi): Promise<MissedSearch[]> {
  const format = await getTimeFormatter(strapi);
  const rows = await strapi.db.query(NOT_FOUND).findMany({
    where: { count: { $gte: MIN_REQUESTS }, path: { $startsWith: SEARCH } },
    orderBy: [{ count: 'desc' }, { last_seen: 'desc' }],
    limit: MAX,
  });
  return z
    .array(missed)
    .parse(rows)
    .map(({ documentId, path, count, last_seen }) => ({
      id: documentId,
      words: path.slice(SEARCH.length),
      requests: count,
      last: last_seen ? format(new Date(last_seen)) : '',
    }));
}

/** Paths of all published pages and redirects. */
async function listKnownPaths(strapi: Core.Strapi): Promise<Set<string>> {
  const redirects = await strapi.db.query('api::redirect.redirect').findMany({ select: ['from'] });
  const paths = redirects.map(({ from }) => normalisePath(from));
  for (const uid of [...PAGED_TYPES, ...SINGLE_PAGES]) {
    if (!isContentType(strapi, uid)) continue;
    const entries: object[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: { $notNull: true } },
      populate: uid === 'api::project.project' ? ['industries'] : [],
    });
    paths.push(...entries.flatMap((entry) => pagePaths(uid, entry).map(({ path }) => path)));
  }
  return new Set(paths);
}
