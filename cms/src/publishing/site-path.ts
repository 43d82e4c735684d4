/** A path as browsers request it: percent-encoded, one leading slash, no trailing slash, no query. */
export function normalisePath(path: string): string {
  const url = new URL('http://site.invalid');
  url.pathname = path.trim().split(/[?#]/)[0] ?? '';
  const bare = url.pathname.replace(/\/{2,}/g, '/').replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  return bare === '/' ? bare : bare.replace(/\/$/, '');
}

/** Splits a redirect's target into its normalised path and the rest (query, hash); null for another site. */
export function targetOnSite(to: string): { path: string; rest: string } | null {
  if (!/^\/(?![/\\])/.test(to)) return null;
  const [path = ''] = to.split(/[?#]/);
  return { path: normalisePath(path), rest: to.slice(path.length) };
}
