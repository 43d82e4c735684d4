import { createMiddleware } from 'hono/factory';

/** Answers `/blog/` with 301 to `/blog` and keeps the query (specification 2: paths have no trailing slash). */
export function trailingSlash() {
  return createMiddleware(async function redirectTrailingSlash(c, next) {
    const { pathname, search } = new URL(c.req.url);
    // Leading slashes are collapsed as well: `//evil.example/` must not become a redirect to another host.
    if (pathname !== '/' && pathname.endsWith('/'))
      return c.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 301);
    return next();
  });
}
