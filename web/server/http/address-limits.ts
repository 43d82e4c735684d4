import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';

type Limits = {
  urlLength?: number;
  bodyBytes?: number;
  /** For addresses that take a file: more than they take, so that it is them who say that it is too large. */
  uploadBytes?: number;
  takesUploads?: RegExp;
};

/** Where job applications are sent to, in any locale. */
const TAKES_UPLOADS = /^(?:\/[a-z-]+)?\/careers\/[^/]+\/apply(?:\/send)?$/i;
const KB = 1024;

/**
 * Answers 414 to an address and 413 to a body beyond the limit. Headers are limited by the server itself. A body without a
 * stated length is gathered in memory before anybody counts how often a visitor sends one: 411 where it may be large. Browsers
 * always state it.
 *
 *     app.use(...requestLimits());
 */
export function requestLimits({
  urlLength = 4096,
  bodyBytes = KB * KB,
  uploadBytes = 16 * KB * KB,
  takesUploads = TAKES_UPLOADS,
}: Limits = {}) {
  const limitUrl = createMiddleware(async function refuseLongAddresses(c, next) {
    if (c.req.url.length > urlLength) return c.text('The address is too long', 414);
    return next();
  });
  const onError = (c: Context) => c.text('The body is too large', 413);
  const limitText = bodyLimit({ maxSize: bodyBytes, onError });
  const limitUpload = bodyLimit({ maxSize: uploadBytes, onError });
  const limitBody = createMiddleware(async function refuseLargeBodies(c, next) {
    if (!takesUploads.test(c.req.path)) return limitText(c, next);
    const isStated = c.req.raw.body === null || c.req.header('content-length') !== undefined;
    return isStated ? limitUpload(c, next) : c.text('The length of the body is missing', 411);
  });
  return [limitUrl, limitBody] as const;
}
