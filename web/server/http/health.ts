import { Hono } from 'hono';

type Part = { status: string } & Record<string, unknown>;
type Options = {
  parts: Record<string, () => Part>;
  /** What the live check tells besides. */
  live: () => Record<string, unknown>;
  /** False as long as no page could be shown. */
  canServe: () => boolean;
  /** New visitors should go elsewhere. */
  isStopping: () => boolean;
};

/**
 * `/healthz`: the process lives. `/readyz`: whether to send visitors here, and the state of each part. `degraded` still serves:
 * what is kept is shown and forms are accepted.
 */
export function health({ parts, live, canServe, isStopping }: Options) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok', ...live() }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', (c) => {
      const states = Object.fromEntries(Object.entries(parts).map(([name, state]) => [name, state()]));
      const isWhole = Object.values(states).every(({ status }) => status === 'ok' || status === 'off');
      const isReady = !isStopping() && canServe();
      const status = isStopping() ? 'stopping' : !isReady ? 'starting' : isWhole ? 'ok' : 'degraded';
      return c.json({ status, parts: states }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
