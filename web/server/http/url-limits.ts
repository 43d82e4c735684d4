import { createMiddleware } from 'hono/factory';

/**
 * Responds with 414 to a URL that is too long. Responds with 400 to a URL with credentials (`GET http://a:b@c/`), which is
 * an error (RFC 9110, 4.2.4) and which `Request` rejects, and to a zero byte in the path, which PostgreSQL rejects.
 */
export function urlLimits({ length = 4096 }: { length?: number } = {}) {
  return createMiddleware(async function limitUrl(c, next) {
    if (c.req.url.length > length) return c.text('The address is too long', 414);
    const { username, password, pathname } = new URL(c.req.url);
    if (username || password) return c.text('The address has a password in it', 400);
    return pathname.includes('%00') ? c.text('The address has a zero byte in it', 400) : next();
  });
}
