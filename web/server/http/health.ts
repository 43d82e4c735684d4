import { Hono } from 'hono';

type Part = { status: string } & Record<string, unknown>;
type Options = {
  parts: Record<string, () => Part | Promise<Part>>;
  live: () => Promise<Record<string, unknown>>;
  canServe: () => boolean;
  isStopping: () => boolean;
};

/**
 * `/healthz`: liveness. `/readyz`: readiness, and the state of each part; 503 while starting or stopping. `degraded` is ready: cached
 * pages are served and forms accepted.
 */
export function health({ parts, live, canServe, isStopping }: Options) {
  return new Hono()
    .get('/healthz', async (c) => c.json({ status: 'ok', ...(await live()) }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const states = Object.fromEntries(
        await Promise.all(Object.entries(parts).map(async ([name, state]) => [name, await state()] as const)),
      );
      const isHealthy = Object.values(states).every(({ status }) => status === 'ok' || status === 'off');
      const isReady = !isStopping() && canServe();
      const status = isStopping() ? 'stopping' : !isReady ? 'starting' : isHealthy ? 'ok' : 'degraded';
      return c.json({ status, parts: states }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
