/**
 * The query parameters that change what a page shows, and so belong to its key. A page that reads another one has to name
 * it here or in UNCACHED_PARAMS: everything else (utm_source and the like) never reaches a page.
 */
export const CACHED_PARAMS: readonly string[] = ['country', 'shown', 'technology', 'topic'];
/** Parameters with values without limit, and the order by likes, which change at any time: such a page is rendered for each request. */
export const UNCACHED_PARAMS: readonly string[] = ['like', 'q', 'send', 'sent', 'sort', 'subject'];
const CACHED_VALUE = /^[\w.~ -]{0,60}$/;

/** Addresses that answer the moment, not the content. `.data` is what React Router asks for after a form. */
const NEVER_CACHED =
  /^\/(?:api|_ipx|uploads|flags|icons|favicon\.ico|assets|og|leads|ingest|healthz|readyz)(?:\/|$)|\.data$/;

type PageAddress = {
  /** Path and the parameters that pages know, in a fixed order. */
  key: string;
  isCacheable: boolean;
};

/** What a request's path and query (`/blog?sort=liked&utm_source=x`) mean to the page cache. */
export function readAddress(url: string): PageAddress {
  const queryStart = url.indexOf('?');
  if (queryStart === -1) return { key: url, isCacheable: !NEVER_CACHED.test(url) };
  const path = url.slice(0, queryStart);
  if (NEVER_CACHED.test(path)) return { key: url, isCacheable: false };
  const query = new URLSearchParams(url.slice(queryStart + 1));
  const cached = CACHED_PARAMS.filter((name) => query.has(name));
  const uncached = UNCACHED_PARAMS.filter((name) => query.has(name));
  const known = new URLSearchParams();
  for (const name of [...cached, ...uncached].sort()) known.set(name, query.get(name) ?? '');
  const isCacheable = uncached.length === 0 && cached.every((name) => CACHED_VALUE.test(query.get(name) ?? ''));
  return { key: known.size ? `${path}?${known}` : path, isCacheable };
}
