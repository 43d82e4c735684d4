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

it.each([
  ['/contact', 10, 200],
  ['/contact', 11, 413],
  ['/careers/cook/apply', 20, 200],
  ['/careers/cook/apply/send', 20, 200],
  ['/de/careers/cook/apply/send', 20, 200],
  ['/careers/cook/apply/send', 21, 413],
  ['/careers/cook', 11, 413],
])('%s takes %i bytes: %i', async (path, size, status) => {
  expect((await app.request(path, { method: 'POST', body: bytes(size) })).status).toBe(status);
  expect((await app.request(path, streamed(size))).status).toBe(status);
});

it('an address that is too long is refused', async () => {
  expect((await app.request(`/${bytes(120)}`)).status).toBe(414);
});
