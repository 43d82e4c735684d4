import { createMiddleware } from 'hono/factory';

/** Percent-encoded characters that need no encoding (RFC 3986, 2.3). */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/**
 * Redirects to the canonical path of a page: `/blog/` to `/blog` (specification 2), `/%62log` to `/blog`, and
 * `//evil.example` to `/evil.example`, because a link to `//evil.example` would lead to another host. Hono's
 * trimTrailingSlash only does the first.
 */
export function canonicalPath() {
  return createMiddleware(async function redirectToCanonicalPath(c, next) {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.replace(ENCODED_UNRESERVED, decodeURIComponent);
    const canonical = `/${path.replace(/^\/+/, '').replace(/\/+$/, '')}`;
    if (canonical === pathname) return next();
    // With 308, browsers repeat a POST request with its body.
    return c.redirect(`${canonical}${search}`, ['GET', 'HEAD'].includes(c.req.method) ? 301 : 308);
  });
}
