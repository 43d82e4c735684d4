import { expect, it } from 'vitest';
import { health } from './health.ts';

const app = (parts: Parameters<typeof health>[0]['parts']) =>
  health({ parts, canServe: () => true, isStopping: () => false, partMs: 20 });
const hangs = () => new Promise<never>(() => {});

it('is ok while all parts are ok', async () => {
  const response = await app({ content: () => ({ status: 'ok' }), pages: () => ({ status: 'off' }) }).request(
    '/readyz',
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    parts: { content: { status: 'ok' }, pages: { status: 'off' } },
  });
});

it('does not wait for a part that hangs, such as the database of leads', async () => {
  const parts = { content: () => ({ status: 'ok' }), leads: hangs };
  const ready = await app(parts).request('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: 'degraded',
    parts: { content: { status: 'ok' }, leads: { status: 'unknown' } },
  });
  expect(await (await app(parts).request('/healthz')).json()).toEqual({ status: 'ok' });
});

it('is not ready while starting or stopping', async () => {
  const options = { parts: {}, canServe: () => false, isStopping: () => false };
  const starting = await health(options).request('/readyz');
  expect([starting.status, await starting.json()]).toEqual([503, { status: 'starting', parts: {} }]);
  const stopping = await health({ ...options, isStopping: () => true }).request('/readyz');
  expect([stopping.status, await stopping.json()]).toEqual([503, { status: 'stopping', parts: {} }]);
});
