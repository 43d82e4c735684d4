import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { consentCookie } from '#e2e/consent-cookie.ts';
import { CaptureServer } from '#test/capture-server.ts';
import { analyticsProxy } from './analytics-proxy.ts';

const KEY = 'phc_test';
const MAX_BYTES = 1000;
const event = JSON.stringify({ event: 'probe', properties: {} });
const cookieOf = (decision: 'all' | 'necessary', revision = 1) => {
  const { name, value } = consentCookie('http://localhost', decision, revision);
  return `theme=dark; ${name}=${value}`;
};

let capture: CaptureServer;
beforeAll(async () => {
  capture = await CaptureServer.start();
});
afterEach(() => capture.forget());
afterAll(() => capture.stop());

const send = (path: string, init: RequestInit = {}, options: Partial<Parameters<typeof analyticsProxy>[0]> = {}) => {
  const method = init.method ?? 'POST';
  const proxy = { host: capture.url, key: KEY, hasFlags: true, consentRevision: 1, maxBytes: MAX_BYTES };
  return analyticsProxy({ ...proxy, ...options }).request(path, {
    body: method === 'POST' ? event : null,
    ...init,
    method,
    headers: { cookie: cookieOf('all'), 'content-type': 'text/plain', ...init.headers },
  });
};

it('forwards an event and returns the response without its cookies', async () => {
  const response = await send('/e/?compression=none&ver=1&ip=1&secret=2');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'Ok' });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(capture.events.map(({ event: name }) => name)).toEqual(['probe']);
  expect(capture.requests[0]?.query.toString()).toBe('ip=0&compression=none&ver=1');
});

it('does not forward the visitor’s cookies, address and user agent', async () => {
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    referer: 'https://example.com/private',
    'user-agent': 'Mozilla/5.0',
    authorization: 'Bearer token',
  };
  await send('/e/', { headers });
  await send('/flags/?v=2', { headers });
  await send(`/array/${KEY}/config`, { method: 'GET', headers });
  expect(capture.requests.map(({ path }) => path)).toEqual(['/e/', '/flags/', `/array/${KEY}/config`]);
  const forwarded = JSON.stringify(capture.requests.map((request) => request.headers));
  for (const secret of ['cc_cookie', '203.0.113.9', 'private', 'Mozilla', 'token'])
    expect(forwarded).not.toContain(secret);
});

it.each([
  ['who has rejected analytics', cookieOf('necessary')],
  ['who accepted another revision of the policy', cookieOf('all', 0)],
  ['without a decision', ''],
])('forwards no request of a visitor %s', async (_, cookie) => {
  for (const path of ['/e/', '/flags/']) expect((await send(path, { headers: { cookie } })).status).toBe(403);
  const config = await send(`/array/${KEY}/config`, { method: 'GET', headers: { cookie } });
  expect(config.status).toBe(403);
  expect(capture.requests).toEqual([]);
});

it.each([
  ['POST', '/s/', {}],
  ['POST', '/e/../decide/', {}],
  ['POST', '/e/extra', {}],
  ['GET', '/e/', {}],
  ['GET', '/array/phc_another/config', {}],
  ['GET', `/array/${KEY}/config.js`, {}],
  ['GET', '/static/recorder.js', {}],
  ['POST', '/flags/', { hasFlags: false }],
  ['GET', `/array/${KEY}/config`, { hasFlags: false }],
  ['POST', '/e/', { host: undefined }],
  ['POST', '/e/', { key: undefined }],
])('%s %s is a 404 with %j', async (method, path, options) => {
  expect((await send(path, { method }, options)).status).toBe(404);
  expect(capture.requests).toEqual([]);
});

it('forwards to the second event endpoint, too', async () => {
  expect((await send('/i/v0/e/')).status).toBe(200);
  expect(capture.requests[0]?.path).toBe('/i/v0/e/');
});

it('rejects a body over the limit, with and without Content-Length', async () => {
  const large = 'x'.repeat(MAX_BYTES + 1);
  expect((await send('/e/', { body: large, headers: { 'content-length': String(large.length) } })).status).toBe(413);
  expect((await send('/e/', { body: large })).status).toBe(413);
  expect(capture.requests).toEqual([]);
});

it('responds with 502, so that the client retries, if the host fails, is silent or unreachable', async () => {
  capture.mood = 'refusing';
  expect((await send('/e/')).status).toBe(502);
  capture.mood = 'silent';
  expect((await send('/e/', {}, { timeoutMs: 100 })).status).toBe(502);
  expect((await send('/e/', {}, { host: 'http://127.0.0.1:1' })).status).toBe(502);
});
