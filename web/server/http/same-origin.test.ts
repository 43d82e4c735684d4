import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { expect, it } from 'vitest';
import { sameOrigin } from './same-origin.ts';

const SITE_URL = 'https://www.example.com';
const app = new Hono()
  .use(sameOrigin({ siteUrl: SITE_URL }))
  .post('*', (c) => c.text('taken'))
  .onError((error, c) => (error instanceof HTTPException ? error.getResponse() : c.text(error.message, 500)));

/** Sends a request like a proxy that replaces Host with the internal host name. */
const send = async (headers: Record<string, string>, body = new URLSearchParams({ name: 'Dana' })) =>
  (
    await app.request('http://site-1:3000/contact', {
      method: 'POST',
      body,
      headers: { host: 'site-1:3000', ...headers },
    })
  ).status;

it.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'nonsense' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
])('rejects %o', async (headers) => expect(await send(headers)).toBe(403));

it.each<Record<string, string>>([
  { origin: SITE_URL },
  { origin: SITE_URL, 'sec-fetch-site': 'same-site' },
  { origin: 'http://site-1:3000' },
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  {},
])('accepts %o', async (headers) => expect(await send(headers)).toBe(200));
