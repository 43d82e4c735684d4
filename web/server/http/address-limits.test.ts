import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { requestLimits } from './request-limits.ts';

const app = new Hono()
  .use(...requestLimits({ urlLength: 100, bodyBytes: 10, uploadBytes: 20 }))
  .all('*', async (c) => c.text(await c.req.text()));
const bytes = (count: number) => 'x'.repeat(count);

/** A body whose length nobody states. */
function streamed(count: number): RequestInit & { duplex: 'half' } {
  return { method: 'POST', duplex: 'half', body: new Blob([bytes(count)]).stream() };
}

/** As browsers send it. */
const stated = (count: number): RequestInit => ({
  method: 'POST',
  body: bytes(count),
  headers: { 'content-length': String(count) },
});

it.each([
  ['/contact', 10, 200],
  ['/contact', 11, 413],
  ['/careers/cook/apply', 20, 200],
  ['/careers/cook/apply/send', 20, 200],
  ['/de/careers/cook/apply/send', 20, 200],
  ['/careers/cook/apply/send', 21, 413],
  ['/careers/cook', 11, 413],
])('%s takes %i bytes: %i', async (path, size, status) => {
  expect((await app.request(path, stated(size))).status).toBe(status);
});

it.each([
  ['/contact', 10, 200],
  ['/contact', 11, 413],
  ['/careers/cook/apply', 1, 411],
  ['/de/careers/cook/apply/send', 20, 411],
])('%s takes %i bytes that come without their number: %i', async (path, size, status) => {
  expect((await app.request(path, streamed(size))).status).toBe(status);
});

it('where a large body is taken none is gathered without its length, and what has no body goes on', async () => {
  let pulled = 0;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(1));
      },
    },
    { highWaterMark: 0 },
  );
  const request: RequestInit & { duplex: 'half' } = { method: 'POST', duplex: 'half', body };
  expect((await app.request('/careers/cook/apply', request)).status).toBe(411);
  expect(pulled).toBe(0);
  expect((await app.request('/careers/cook/apply')).status).toBe(200);
});

it('an address that is too long is refused', async () => {
  expect((await app.request(`/${bytes(120)}`)).status).toBe(414);
});
