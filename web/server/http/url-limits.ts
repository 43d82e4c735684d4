import { createMiddleware } from 'hono/factory';

/**
 * Answers 414 to an address beyond the limit, and 400 to one with a user name or password in it (`GET http://a:b@c/`), of which no
 * Request can be made (RFC 9110, 4.2.4: treated as an error). Headers are limited by the server itself.
 *
 *     app.use(addressLimits());
 */
export function addressLimits({ length = 4096 }: { length?: number } = {}) {
  return createMiddleware(async function refuseBadAddresses(c, next) {
    if (c.req.url.length > length) return c.text('The address is too long', 414);
    const { username, password } = new URL(c.req.url);
    return username || password ? c.text('The address has a password in it', 400) : next();
  });
}
