import { afterEach, expect, it, vi } from 'vitest';

// A fresh module, because in another test the outage may have been logged already.
vi.resetModules();
const { log } = await import('./log.server.ts');
const { connectRedis } = await import('./redis.server.ts');

afterEach(() => vi.restoreAllMocks());

it('an outage is logged once for all connections and attempts', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const clients = [1, 2].map(() =>
    connectRedis('redis://127.0.0.1:1', { retryStrategy: () => 5, maxRetriesPerRequest: null }),
  );
  let errors = 0;
  for (const client of clients) client.on('error', () => errors++);
  await vi.waitFor(() => expect(errors).toBeGreaterThan(6));
  for (const client of clients) client.disconnect();
  expect(warn).toHaveBeenCalledTimes(1);
});
