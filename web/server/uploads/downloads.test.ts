import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { setCmsReachable } from '#app/content/cms-status.server.ts';
import { downloads } from './downloads.ts';

let handler: RequestListener;
const cms = createServer((request, response) => handler(request, response));
let strapiUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  strapiUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});
afterAll(() => {
  cms.closeAllConnections();
  cms.close();
});

const download = (name = 'brief.pdf', firstByteMs = 500, headers: Record<string, string> = {}) =>
  downloads({ strapiUrl, firstByteMs }).request(`/${name}`, { headers });

it('sends a file whose body takes longer than the timeout for its headers', async () => {
  handler = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'set-cookie': 'koa=1' }).write(`${request.url}: `);
    setTimeout(() => response.end('the end'), 600);
  };
  const response = await download('brief.pdf', 500);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.text()).toBe('/uploads/brief.pdf: the end');
});

it('is noindex while the site is hidden', async () => {
  handler = (_request, response) => response.end('a PDF');
  const hidden = await downloads({ strapiUrl, isHidden: async () => true }).request('/brief.pdf');
  expect(hidden.headers.get('x-robots-tag')).toBe('noindex');
  expect((await download()).headers.has('x-robots-tag')).toBe(false);
});

const MODIFIED = 'Fri, 27 Nov 2026 07:41:16 GMT';
const LATER = 'Fri, 27 Nov 2026 08:00:00 GMT';
it.each<[string, Record<string, string>, Record<string, string>, number]>([
  ['not changed since', { 'last-modified': MODIFIED }, { 'if-modified-since': MODIFIED }, 304],
  ['changed since', { 'last-modified': LATER }, { 'if-modified-since': MODIFIED }, 200],
  ['the same version', { etag: '"1"', 'last-modified': LATER }, { 'if-none-match': '"1"' }, 304],
  // The site has compressed the response.
  ['the same version, compressed', { etag: '"1"' }, { 'if-none-match': 'W/"1"' }, 304],
  [
    'another version of the same second',
    { etag: '"2"', 'last-modified': MODIFIED },
    { 'if-none-match': '"1"', 'if-modified-since': MODIFIED },
    200,
  ],
  ['of unknown age', {}, { 'if-none-match': '"1"', 'if-modified-since': MODIFIED }, 200],
])('a browser with a cached file gets it again only if it has changed: %s', async (_, has, asks, status) => {
  handler = (_request, response) => response.writeHead(200, has).end('the file');
  const response = await download('brief.pdf', 500, asks);
  expect([response.status, await response.text()]).toEqual([status, status === 304 ? '' : 'the file']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(response.headers.get('etag')).toBe(has.etag ?? null);
});

it('sends a file completely, even if a proxy in front of the CMS has compressed it', async () => {
  const table = 'Hamburg;20457\n'.repeat(2000);
  const packed = gzipSync(table);
  handler = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed);
  const response = await download('towns.csv');
  expect(response.headers.get('content-length')).toBeNull();
  expect(await response.text()).toBe(table);
});

it('is a 404 for an unknown file', async () => {
  handler = (_request, response) => response.writeHead(404).end('Not Found');
  expect((await download()).status).toBe(404);
});

it('never requests a CV', async () => {
  handler = (_request, response) => response.end('a CV');
  expect((await download(`cv_${'a'.repeat(32)}_1.pdf`)).status).toBe(404);
});

it.each<[string, RequestListener]>([
  ['fails', (_request, response) => response.writeHead(500).end()],
  ['is being restarted', (_request, response) => response.writeHead(502).end('Bad Gateway')],
  ['does not respond', () => {}],
  ['closes the connection', (request) => request.socket.destroy()],
])('is a 503 with Retry-After if the CMS %s', async (_, does) => {
  handler = does;
  const response = await download();
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('is a 503 at once while the CMS is down', async () => {
  let wasRequested = false;
  handler = () => {
    wasRequested = true;
  };
  setCmsReachable(false);
  onTestFinished(() => setCmsReachable(true));
  const response = await download();
  expect([response.status, response.headers.get('retry-after'), wasRequested]).toEqual([503, '30', false]);
});
