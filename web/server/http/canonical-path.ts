import { createMiddleware } from 'hono/factory';

/** Characters that need no percent-encoding (RFC 3986, 2.3): with or without it they mean the same. */
const ENCODED_IN_VAIN = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/**
 * Answers `/blog/` with 301 to `/blog` and keeps the query (specification 2: paths have no trailing slash). More than one slash
 * at the beginning becomes one: `//evil.example/blog` is a path here, but an address on another host wherever it is written.
 * `/%62log` is written as `/blog`, so that a page has one address.
 *
 *     app.use(plainPaths());
 */
export function plainPaths() {
  return createMiddleware(async function redirectToPlainPath(c, next) {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.replace(ENCODED_IN_VAIN, decodeURIComponent);
    const plain = `/${path.replace(/^\/+/, '').replace(/\/+$/, '')}`;
    if (plain === pathname) return next();
    // A form that is sent is sent again to the new address; with 301 its fields would be lost.
    return c.redirect(`${plain}${search}`, ['GET', 'HEAD'].includes(c.req.method) ? 301 : 308);
  });
}
