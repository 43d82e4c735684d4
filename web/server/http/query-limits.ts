import { createMiddleware } from 'hono/factory';
import qs from 'qs';

type Limits = { depth?: number; arrayLimit?: number; parameterLimit?: number };

/** 400 for a query string that exceeds the limits of specification 9. */
export function queryLimits({ depth = 5, arrayLimit = 20, parameterLimit = 1000 }: Limits = {}) {
  return createMiddleware(async function limitQuery(c, next) {
    const { search } = new URL(c.req.url);
    if (search.length > 1) {
      try {
        qs.parse(search, {
          ignoreQueryPrefix: true,
          depth,
          arrayLimit,
          parameterLimit,
          strictDepth: true,
          throwOnLimitExceeded: true,
        });
      } catch (error) {
        if (error instanceof RangeError) return c.text('The query string is too long or too deep', 400);
        throw error;
      }
    }
    return next();
  });
}
