import { createMiddleware } from 'hono/factory';
import qs from 'qs';

type Limits = { depth?: number; arrayLimit?: number; parameterLimit?: number };

/**
 * Answers 400 to a query string beyond the limits (specification 9): keys nested deeper than `depth`, more than `arrayLimit`
 * values in one list, more than `parameterLimit` parameters.
 *
 *     app.use(queryLimits());
 */
export function queryLimits({ depth = 5, arrayLimit = 20, parameterLimit = 1000 }: Limits = {}) {
  return createMiddleware(async function refuseLongQueries(c, next) {
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
