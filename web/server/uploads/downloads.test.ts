import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
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

const download = (name = 'brief.pdf', firstByteMs = 500) => downloads({ strapiUrl, firstByteMs }).request(`/${name}`);

it('sends a file whose body takes longer than the time limit of its headers', async () => {
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

it('is 404 for an unknown file', async () => {
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
  ['says nothing', () => {}],
  ['hangs up', (request) => request.socket.destroy()],
])('is 503 with Retry-After when the CMS %s', async (_, does) => {
  handler = does;
  const response = await download();
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('is 503 at once while the CMS is down', async () => {
  let wasRequested = false;
  handler = () => {
    wasRequested = true;
  };
  setCmsReachable(false);
  onTestFinished(() => setCmsReachable(true));
  const response = await download();
  expect([response.status, response.headers.get('retry-after'), wasRequested]).toEqual([503, '30', false]);
});
