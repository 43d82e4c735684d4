import { createMiddleware } from 'hono/factory';

/**
 * 414 for a URL that is too long; 400 for one with credentials (`GET http://a:b@c/`), which `Request` cannot represent
 * (RFC 9110, 4.2.4: treat as an error), and for a zero byte in the path, which PostgreSQL cannot store or look up.
 */
export function urlLimits({ length = 4096 }: { length?: number } = {}) {
  return createMiddleware(async function limitUrl(c, next) {
    if (c.req.url.length > length) return c.text('The address is too long', 414);
    const { username, password, pathname } = new URL(c.req.url);
    if (username || password) return c.text('The address has a password in it', 400);
    return pathname.includes('%00') ? c.text('The address has a zero byte in it', 400) : next();
  });
}
