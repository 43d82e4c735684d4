import { setTimeout } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import { visitorOf } from '../../platform/rate-limit.server.ts';
import { readLimited, TooLarge } from '../../platform/read-limited.server.ts';

const MB = 1024 * 1024;
const RETRY_AFTER_S = 10;

type Limits = {
  maxBytes: number;
  /** The whole body has to be here within this time. */
  deadlineMs?: number;
  /** Requests of one visitor whose bodies are read or answered at the same time. */
  perVisitor?: number;
  /** Bytes of all visitors in memory at the same time. */
  totalBytes?: number;
};

/**
 * Reads the whole body before anything else is done for the request, so that a slow one holds up nobody. Chunked bodies are read
 * and limited like others; afterwards every request with a body states its length. Answers 408 to a body that takes too long, 413
 * to one that is too large, 429 and 503 when this visitor, or all of them, send too many at the same time.
 *
 *     app.post('/hook', readBody({ maxBytes: 64 * 1024 }), (c) => c.req.text());
 */
export function readBody({ maxBytes, deadlineMs = 10_000, perVisitor = 16, totalBytes = 32 * MB }: Limits) {
  const underWay = new Map<string, number>();
  let heldBytes = 0;

  return createMiddleware(async function readWholeBody(c, next) {
    const { raw, method } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) return c.text('The body is too large', 413);
    const visitor = visitorOf(raw);
    const others = underWay.get(visitor) ?? 0;
    if (others >= perVisitor) return c.text('Too many at the same time', 429, { 'retry-after': String(RETRY_AFTER_S) });
    underWay.set(visitor, others + 1);
    let ownBytes = 0;
    const answered = new AbortController();

    async function* counted(body: AsyncIterable<Uint8Array>) {
      for await (const chunk of body) {
        if (answered.signal.aborted) return;
        if (heldBytes + chunk.length > totalBytes) throw new MemoryFull();
        heldBytes += chunk.length;
        ownBytes += chunk.length;
        yield chunk;
      }
    }

    try {
      const body = await Promise.race([
        readLimited(raw.body && counted(raw.body), maxBytes),
        setTimeout(deadlineMs, null, { ref: false, signal: answered.signal }),
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
      answered.abort();
      heldBytes -= ownBytes;
      const left = (underWay.get(visitor) ?? 1) - 1;
      if (left > 0) underWay.set(visitor, left);
      else underWay.delete(visitor);
    }
  });
}

class MemoryFull extends Error {}

/** Made from its parts: Node refuses to build a Request from the adapter's own kind of request. */
function withBody({ url, method, headers, signal }: Request, body: Buffer<ArrayBuffer>): Request {
  const all = new Headers([...headers]);
  all.delete('transfer-encoding');
  all.set('content-length', String(body.length));
  return new Request(url, { method, headers: all, body, signal });
}
