import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';

type Limits = { urlLength?: number; bodyBytes?: number };

/**
 * Answers 414 to an address and 413 to a body beyond the limit. Headers are limited by the server itself.
 *
 *     app.use(...requestLimits());
 */
export function requestLimits({ urlLength = 4096, bodyBytes = 16 * 1024 * 1024 }: Limits = {}) {
  const limitUrl = createMiddleware(async function refuseLongAddresses(c, next) {
    if (c.req.url.length > urlLength) return c.text('The address is too long', 414);
    return next();
  });
  return [limitUrl, bodyLimit({ maxSize: bodyBytes, onError: (c) => c.text('The body is too large', 413) })] as const;
}
