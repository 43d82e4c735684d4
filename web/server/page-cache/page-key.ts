/**
 * Query parameters that are part of the cache key. A parameter that a page reads must be listed here or in UNCACHED_PARAMS.
 * All others, such as utm_source, are removed before a page is rendered.
 */
export const CACHED_PARAMS: readonly string[] = ['country', 'shown', 'technology', 'topic'];
/** Pages with these are rendered for each request: they contain free text, or the order by likes, which changes any time. */
export const UNCACHED_PARAMS: readonly string[] = ['like', 'q', 'send', 'sent', 'sort', 'subject', 'token'];
const CACHED_VALUE = /^[\w.~ -]{0,60}$/;

/** React Router requests `{path}.data` after a form submission. */
const NEVER_CACHED =
  /^\/(?:api|_ipx|uploads|art|icons|favicon\.ico|assets|og|leads|ingest|healthz|readyz)(?:\/|$)|\.data$/;

type PageKey = {
  /** Path and known parameters in alphabetical order: `/blog?topic=react`. */
  key: string;
  isCacheable: boolean;
};

/** The cache key of a path with query, such as `/blog?utm_source=x&topic=react`. */
export function pageKey(url: string): PageKey {
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
