import { type Context, Hono } from 'hono';
import { readDecision } from '#app/consent/consent-cookie.ts';
import { log } from '#platform/log.server.ts';
import { readBody } from '#platform/read-body.server.ts';

type Options = {
  /** The origin of the analytics host. Without host or key every path is a 404. */
  host: string | undefined;
  key: string | undefined;
  hasFlags: boolean;
  consentRevision: number;
  maxBytes?: number;
  timeoutMs?: number;
};

/** Query parameters about compression and time. All others are dropped, above all `ip`. */
const FORWARDED_QUERY = ['compression', 'ver', 'v', '_', 'retry_count', 'beacon'];

/**
 * Forwards the requests of PostHog's client for visitors who have consented: events, and with `hasFlags` remote
 * configuration and feature flags. Does not forward the visitor's address, cookies or headers, except the content type.
 */
export function analyticsProxy(options: Options) {
  const { host, key, hasFlags, consentRevision, maxBytes = 256 * 1024, timeoutMs = 60_000 } = options;
  const app = new Hono();
  if (!host || !key) return app;

  const forward = (path: string) => async (c: Context) => {
    c.header('cache-control', 'no-store');
    const { decision } = readDecision(c.req.header('cookie') ?? '', consentRevision);
    if (decision !== 'all') return c.text('No consent', 403);
    const query = new URLSearchParams({ ip: '0' });
    for (const name of FORWARDED_QUERY) for (const value of c.req.queries(name) ?? []) query.append(name, value);
    try {
      const response = await fetch(`${host}${path}?${query}`, {
        method: c.req.method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(c.req.method === 'POST' && {
          headers: { 'content-type': c.req.header('content-type') ?? 'text/plain' },
          body: await c.req.arrayBuffer(),
        }),
      });
      c.header('content-type', response.headers.get('content-type') ?? 'application/json');
      return c.newResponse(response.body, response.ok ? 200 : 502);
    } catch (error) {
      log.warn({ err: error }, 'The analytics host cannot be reached');
      return c.body(null, 502);
    }
  };
  // The remote configuration of PostHog Cloud makes the client use the second path.
  for (const path of ['/e/', '/i/v0/e/', ...(hasFlags ? ['/flags/'] : [])])
    app.post(path, readBody({ maxBytes }), forward(path));
  if (hasFlags) app.get(`/array/${key}/config`, forward(`/array/${key}/config`));
  return app;
}
