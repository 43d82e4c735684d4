import { setTimeout } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import { visitorOf } from './rate-limit.server.ts';
import { readLimited, TooLarge } from './read-limited.server.ts';

const MB = 1024 * 1024;
const RETRY_AFTER_S = 10;

type Limits = {
  maxBytes: number;
  deadlineMs?: number;
  perVisitor?: number;
  totalBytes?: number;
};

/**
 * Middleware that buffers the whole body, also a chunked one, before the next handler runs, so that a slow upload does not
 * occupy a renderer. Responds with 408 if it takes too long, 413 if it is too large, 429 if this visitor uploads too much
 * at once, and 503 if all visitors together do.
 */
export function readBody({ maxBytes, deadlineMs = 10_000, perVisitor = 16, totalBytes = 32 * MB }: Limits) {
  const pending = new Map<string, number>();
  let heldBytes = 0;

  return createMiddleware(async function readWholeBody(c, next) {
    const { raw, method } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) return c.text('The body is too large', 413);
    const visitor = visitorOf(raw);
    const others = pending.get(visitor) ?? 0;
    if (others >= perVisitor) return c.text('Too many at the same time', 429, { 'retry-after': String(RETRY_AFTER_S) });
    pending.set(visitor, others + 1);
    let ownBytes = 0;
    const finished = new AbortController();

    async function* counted(body: AsyncIterable<Uint8Array>) {
      for await (const chunk of body) {
        if (finished.signal.aborted) return;
        if (heldBytes + chunk.length > totalBytes) throw new MemoryFull();
        heldBytes += chunk.length;
        ownBytes += chunk.length;
        yield chunk;
      }
    }

    try {
      const body = await Promise.race([
        readLimited(raw.body && counted(raw.body), maxBytes),
        setTimeout(deadlineMs, null, { ref: false, signal: finished.signal }),
      ]);
      if (body === null) return c.text('The body took too long', 408, { connection: 'close' });
      c.req.raw = withBody(raw, body);
      return await next();
    } catch (error) {
      if (error instanceof TooLarge) return c.text('The body is too large', 413);
      if (error instanceof MemoryFull) return c.text('Too busy', 503, { 'retry-after': String(RETRY_AFTER_S) });
      if (raw.signal.aborted) return c.text('The body broke off', 400);
      throw error;
    } finally {
      finished.abort();
      heldBytes -= ownBytes;
      const remaining = (pending.get(visitor) ?? 1) - 1;
      if (remaining > 0) pending.set(visitor, remaining);
      else pending.delete(visitor);
    }
  });
}

class MemoryFull extends Error {}

/** A copy with another body. Built from its parts, because Node's `Request` rejects the request of Hono's adapter as input. */
function withBody({ url, method, headers, signal }: Request, body: Buffer<ArrayBuffer>): Request {
  const all = new Headers([...headers]);
  all.delete('transfer-encoding');
  all.set('content-length', String(body.length));
  return new Request(url, { method, headers: all, body, signal });
}
