import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';

/** Shorter than the timeouts of load balancers. */
const PART_MS = 1_000;

type Part = { status: string } & Record<string, unknown>;
type Options = {
  parts: Record<string, () => Part | Promise<Part>>;
  canServe: () => boolean;
  isStopping: () => boolean;
  /** The state of a part that takes longer is `unknown`. */
  partMs?: number;
};

/**
 * `/healthz` is for liveness, `/readyz` for readiness with the state of each part. `/readyz` is 503 while the site starts
 * or stops. `degraded` counts as ready: cached pages are served and forms accepted.
 */
export function health({ parts, canServe, isStopping, partMs = PART_MS }: Options) {
  const stateInTime = async (state: () => Part | Promise<Part>): Promise<Part> =>
    Promise.race([state(), setTimeout(partMs, { status: 'unknown' }, { ref: false })]);
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const states = Object.fromEntries(
        await Promise.all(
          Object.entries(parts).map(async ([name, state]) => [name, await stateInTime(state)] as const),
        ),
      );
      const isHealthy = Object.values(states).every(({ status }) => status === 'ok' || status === 'off');
      const isReady = !isStopping() && canServe();
      const status = isStopping() ? 'stopping' : !isReady ? 'starting' : isHealthy ? 'ok' : 'degraded';
      return c.json({ status, parts: states }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
