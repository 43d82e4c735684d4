import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { decided } from '../../e2e/decided.ts';
import { CaptureServer } from '../../test/capture-server.ts';
import { analyticsProxy } from './analytics-proxy.ts';

const MAX_BODY = 1000;
const event = JSON.stringify({ event: 'probe', properties: {} });
const cookieOf = (decision: 'all' | 'necessary', revision = 1) => {
  const { name, value } = decided('http://localhost', decision, revision);
  return `theme=dark; ${name}=${value}`;
};

let capture: CaptureServer;
beforeAll(async () => {
  capture = await CaptureServer.start();
});
afterEach(() => capture.forget());
afterAll(() => capture.stop());

const ask = (path: string, init: RequestInit = {}, options: Partial<Parameters<typeof analyticsProxy>[0]> = {}) =>
  analyticsProxy({
    host: capture.url,
    consentRevision: 1,
    maxBodyBytes: MAX_BODY,
    patienceMs: 200,
    ...options,
  }).request(path, {
    method: 'POST',
    body: init.method && init.method !== 'POST' ? undefined : event,
    ...init,
    headers: { cookie: cookieOf('all'), 'content-type': 'text/plain', ...init.headers },
  });

it('passes an event on, and the answer back without its cookie', async () => {
  const response = await ask('/e/?compression=none&ver=1&ip=1&secret=2');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'Ok' });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(capture.events.map(({ event: name }) => name)).toEqual(['probe']);
  expect(capture.requests[0]?.query.toString()).toBe('ip=0&compression=none&ver=1');
});

it('keeps the cookies, the address and the browser of the visitor to itself', async () => {
  await ask('/e/', {
    headers: {
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      referer: 'https://example.com/private',
      'user-agent': 'Mozilla/5.0',
      authorization: 'Bearer token',
    },
  });
  const told = JSON.stringify(capture.requests[0]?.headers);
  for (const secret of ['cc_cookie', '203.0.113.9', 'private', 'Mozilla', 'token']) expect(told).not.toContain(secret);
});

it.each([
  ['who has refused', cookieOf('necessary')],
  ['who agreed to another policy', cookieOf('all', 0)],
  ['without a decision', ''],
])('passes on nothing of a visitor %s', async (_, cookie) => {
  expect((await ask('/e/', { headers: { cookie } })).status).toBe(403);
  expect((await ask('/e/', { method: 'HEAD', headers: { cookie } })).status).toBe(403);
  expect(capture.requests).toEqual([]);
});

it.each([
  ['POST', '/s/', 404],
  ['POST', '/flags/', 404],
  ['POST', '/e/../flags/', 404],
  ['POST', '/e/extra', 404],
  ['GET', '/array/phc_x/config.js', 404],
  ['GET', '/static/recorder.js', 404],
  ['GET', '/e/', 405],
  ['PUT', '/e/', 405],
  ['HEAD', '/e/', 204],
])('%s %s is answered with %i and goes nowhere', async (method, path, status) => {
  expect((await ask(path, { method })).status).toBe(status);
  expect(capture.requests).toEqual([]);
});

it('takes the other event endpoint too', async () => {
  expect((await ask('/i/v0/e/')).status).toBe(200);
  expect(capture.requests[0]?.path).toBe('/i/v0/e/');
});

it('refuses a body over the limit, announced or not', async () => {
  const large = 'x'.repeat(MAX_BODY + 1);
  expect((await ask('/e/', { body: large, headers: { 'content-length': String(large.length) } })).status).toBe(413);
  expect((await ask('/e/', { body: large })).status).toBe(413);
  expect(capture.requests).toEqual([]);
});

it('says "taken" when the host refuses, and soon when it is silent', async () => {
  capture.mood = 'refusing';
  expect((await ask('/e/')).status).toBe(200);
  capture.mood = 'silent';
  const started = Date.now();
  expect(await (await ask('/e/', {}, { timeoutMs: 400 })).json()).toEqual({ status: 'Ok' });
  expect(Date.now() - started).toBeLessThan(2000);
});

it('says "taken" when the host cannot be reached', async () => {
  expect((await ask('/e/', {}, { host: 'http://127.0.0.1:1' })).status).toBe(200);
});

it('is not there without a host', async () => {
  expect((await ask('/e/', {}, { host: undefined })).status).toBe(404);
});
