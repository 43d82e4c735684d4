/** How long browsers store the visitor's choices (specification, sections 4 and 9). */
export const COOKIE_DAYS = 365;
export const COOKIE_S = COOKIE_DAYS * 24 * 60 * 60;

/** Reads a `Cookie` header or `document.cookie`. The value is not decoded. */
export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}

/** Deletes a cookie, whether it was set with or without the host as its domain. */
export function expireCookie(name: string): void {
  const { hostname } = location;
  for (const domain of ['', `; domain=${hostname}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers, and is asynchronous
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax${domain}`;
  }
}
