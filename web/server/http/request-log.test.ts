import net from 'node:net';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '#platform/log.server.ts';
import { listenForTest } from '#test/listen-for-test.ts';
import { requestLog } from './request-log.ts';

const app = new Hono()
  .use(requestId(), requestLog())
  .all('*', ({ req }) => new Response('', { status: req.header('x-status') === '503' ? 503 : 200 }));

afterEach(() => vi.restoreAllMocks());

it.each([
  ['/blog', '200', 'info'],
  ['/blog', '503', 'error'],
  ['/assets/a.js', '200', 'debug'],
  ['/assets/a.js', '503', 'error'],
  ['/readyz', '200', 'debug'],
  // Load balancers request this every second while an instance starts.
  ['/readyz', '503', 'debug'],
] as const)('%s with %s is logged as %s', async (path, status, level) => {
  const write = vi.spyOn(log, level);
  const response = await app.request(`${path}?q=secret`, {
    headers: { 'x-status': status, 'x-request-id': 'known-to-us' },
  });
  expect(response.headers.get('x-request-id')).toBe('known-to-us');
  expect(write).toHaveBeenCalledOnce();
  expect(write.mock.lastCall?.[0]).toMatchObject({ id: 'known-to-us', path, query: ['q'], status: Number(status) });
  expect(JSON.stringify(write.mock.lastCall)).not.toContain('secret');
});

it('an aborted request is not logged as a failure', async () => {
  const statuses: number[] = [];
  let reached = () => {};
  const isReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const slow = new Hono()
    .use(requestId(), requestLog({ onResponse: (_method, status) => statuses.push(status) }))
    .get('*', async ({ req }) => {
      reached();
      await new Promise((resolve) => req.raw.signal.addEventListener('abort', resolve));
      throw new Error('aborted');
    })
    .onError((_error, c) => c.text('', 500));
  const write = vi.spyOn(log, 'info');
  const socket = net.connect(await listenForTest(slow), '127.0.0.1');
  socket.write('GET /blog HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await isReached;
  socket.destroy();
  await expect.poll(() => statuses).toEqual([499]);
  expect(write.mock.lastCall?.[0]).toMatchObject({ path: '/blog', status: 499 });
});
