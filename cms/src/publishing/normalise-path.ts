/** A path as browsers ask the site for it: percent-encoded, one slash at the front, none at the end, no query. */
export function normalisePath(path: string): string {
  const url = new URL('http://site.invalid');
  url.pathname = path.trim().split(/[?#]/)[0] ?? '';
  const bare = url.pathname.replace(/\/{2,}/g, '/').replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  return bare === '/' ? bare : bare.replace(/\/$/, '');
}

/** A redirect's target as its path in this form and what follows it; null for an address that is not of this site. */
export function targetOnSite(to: string): { path: string; rest: string } | null {
  if (!/^\/(?![/\\])/.test(to)) return null;
  const [path = ''] = to.split(/[?#]/);
  return { path: normalisePath(path), rest: to.slice(path.length) };
}
