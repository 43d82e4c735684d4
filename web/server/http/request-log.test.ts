import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../../platform/log.server.ts';
import { requestLog } from './request-log.ts';

const app = new Hono().use(requestLog()).all('*', (c) => c.text('', c.req.header('x-status') === '503' ? 503 : 200));

afterEach(() => vi.restoreAllMocks());

it.each([
  ['/blog', '200', 'info'],
  ['/blog', '503', 'error'],
  ['/assets/a.js', '200', 'debug'],
  ['/assets/a.js', '503', 'error'],
  ['/readyz', '200', 'debug'],
  // A load balancer asks every second while an instance starts.
  ['/readyz', '503', 'debug'],
] as const)('%s with %s is logged as %s', async (path, status, level) => {
  const write = vi.spyOn(log, level);
  const answer = await app.request(`${path}?q=secret`, {
    headers: { 'x-status': status, 'x-request-id': 'known-to-us' },
  });
  expect(answer.headers.get('x-request-id')).toBe('known-to-us');
  expect(write).toHaveBeenCalledOnce();
  expect(write.mock.lastCall?.[0]).toMatchObject({ id: 'known-to-us', path, query: ['q'], status: Number(status) });
  expect(JSON.stringify(write.mock.lastCall)).not.toContain('secret');
});
