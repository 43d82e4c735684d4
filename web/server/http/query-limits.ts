import { createMiddleware } from 'hono/factory';
import qs from 'qs';

/** Limits of specification 9. */
const LIMITS = { depth: 5, arrayLimit: 20, parameterLimit: 1000, strictDepth: true, throwOnLimitExceeded: true };

/** Responds with 400 to a query string that exceeds the limits. */
export function queryLimits() {
  return createMiddleware(async function limitQuery(c, next) {
    const { search } = new URL(c.req.url);
    if (search.length > 1) {
      try {
        qs.parse(search.slice(1), LIMITS);
      } catch (error) {
        if (error instanceof RangeError) return c.text('The query string is too long or too deep', 400);
        throw error;
      }
    }
    return next();
  });
}
