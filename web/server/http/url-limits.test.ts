import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listenForTest } from '#test/listen-for-test.ts';
import { parseRaw, sendRaw } from '#test/raw-request.ts';
import { urlLimits } from './url-limits.ts';

const app = new Hono().use(urlLimits({ length: 100 })).all('*', (c) => c.text(new Request(c.req.url).url));

it.each([
  ['/blog', 200],
  [`/${'x'.repeat(60)}`, 200],
  [`/${'x'.repeat(120)}`, 414],
  ['http://localhost/blog', 200],
  ['http://a:b@c/', 400],
  ['http://a@c/', 400],
  ['http://:b@c/', 400],
  ['/blog?to=http://a:b@c/', 200],
  ['/a:b@c', 200],
  ['/blog/%00', 400],
  ['/blog?utm_source=%00', 200],
])('GET %s: %i', async (target, status) => {
  const port = await listenForTest(app);
  const text = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  expect(parseRaw(await sendRaw(port, text)).status).toBe(status);
});
