import { Hono } from 'hono';

type Part = { status: string } & Record<string, unknown>;
type Options = {
  parts: Record<string, () => Part>;
  live: () => Record<string, unknown>;
  canServe: () => boolean;
  isStopping: () => boolean;
};

/**
 * `/healthz`: liveness. `/readyz`: readiness, and the state of each part; 503 while starting or stopping. `degraded` is ready: cached
 * pages are served and forms accepted.
 */
export function health({ parts, live, canServe, isStopping }: Options) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok', ...live() }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', (c) => {
      const states = Object.fromEntries(Object.entries(parts).map(([name, state]) => [name, state()]));
      const isHealthy = Object.values(states).every(({ status }) => status === 'ok' || status === 'off');
      const isReady = !isStopping() && canServe();
      const status = isStopping() ? 'stopping' : !isReady ? 'starting' : isHealthy ? 'ok' : 'degraded';
      return c.json({ status, parts: states }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
