import { Hono } from 'hono';
import { z } from 'zod';
import { parseJson } from '../../platform/parse-json.server.ts';
import { isSigned } from '../../platform/signature.server.ts';
import { readBody } from '../http/read-body.ts';
import type { ChangeHints } from '../page-cache/page-cache.ts';

/** Five minutes, for clocks that do not agree. A repeated message only makes the site ask for the version once more. */
const TOLERANCE_MS = 5 * 60_000;
const MAX_BYTES = 64 * 1024;

const message = z.object({
  /** What has changed, as far as it fits: content types by their REST names and addresses of pages. */
  tags: z.array(z.string().max(100)).max(100).default([]),
  paths: z.array(z.string().max(500).startsWith('/')).max(500).default([]),
});
export type ChangeMessage = z.output<typeof message>;

type Options = {
  secret: string | undefined;
  /** The content has changed. Nothing in the message is believed but where to look first. */
  onChange: (hints: ChangeHints) => Promise<unknown>;
};

/**
 * `POST /api/revalidate`: the content system says that something was published. Headers `x-revalidate-timestamp` and
 * `x-revalidate-signature` (HMAC-SHA256 of timestamp, line break, body). Without a secret the address does not exist.
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
    const read = message.safeParse(parseJson(body));
    if (!read.success) return c.json({ error: 'Bad message' }, 400);
    await onChange(read.data);
    return c.json({ status: 'ok' }, 202);
  });
}
