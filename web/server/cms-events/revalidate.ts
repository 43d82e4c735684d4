import { Hono } from 'hono';
import { readBody } from '#platform/read-body.server.ts';
import { isSigned } from '#platform/signature.server.ts';

/** Tolerated clock skew. Replayed messages are harmless: the site just polls the content version once more. */
const TOLERANCE_MS = 5 * 60_000;
const MAX_BYTES = 64 * 1024;

type Options = { secret: string | undefined; onChange: () => Promise<unknown> };

/**
 * `POST /api/revalidate`: the CMS calls this webhook after a publication, with the headers `x-revalidate-timestamp` and
 * `x-revalidate-signature` (HMAC-SHA256 of timestamp, line feed, body). Without a secret it is a 404.
 */
export function revalidate({ secret, onChange }: Options) {
  const app = new Hono();
  if (!secret) return app;
  return app.post('/', readBody({ maxBytes: MAX_BYTES }), async (c) => {
    const timestamp = c.req.header('x-revalidate-timestamp') ?? '';
    const signature = c.req.header('x-revalidate-signature') ?? '';
    const body = await c.req.text();
    const isFresh = Math.abs(Date.now() - Number(timestamp)) < TOLERANCE_MS;
    if (!isFresh || !isSigned(secret, signature, timestamp, body)) return c.json({ error: 'Bad signature' }, 401);
    await onChange();
    return c.json({ status: 'ok' }, 202);
  });
}
