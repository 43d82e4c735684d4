import { createMiddleware } from 'hono/factory';

/**
 * Answers `/blog/` with 301 to `/blog` and keeps the query (specification 2: paths have no trailing slash). More than one slash
 * at the beginning becomes one: `//evil.example/blog` is a path here, but an address on another host wherever it is written.
 *
 *     app.use(plainPaths());
 */
export function plainPaths() {
  return createMiddleware(async function redirectToPlainPath(c, next) {
    const { pathname, search } = new URL(c.req.url);
    if (pathname === '/' || !(pathname.startsWith('//') || pathname.endsWith('/'))) return next();
    return c.redirect(`/${pathname.replace(/^\/+/, '').replace(/\/+$/, '')}${search}`, 301);
  });
}
