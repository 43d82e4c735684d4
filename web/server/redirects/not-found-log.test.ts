import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NotFoundLog } from './not-found-log.ts';

let reports: { path: string; count: number }[][] = [];
let status = 204;
const cms = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  reports.push(JSON.parse(Buffer.concat(chunks).toString()).data);
  response.writeHead(status).end();
});
let log: NotFoundLog;

beforeAll(() => new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => cms.close(() => resolve())));
beforeEach(() => {
  reports = [];
  status = 204;
  const { port } = cms.address() as AddressInfo;
  log = new NotFoundLog({ strapiUrl: `http://127.0.0.1:${port}`, token: 'token' });
});

it.each([408, 429, 500])('sends a report again that failed with %i', async (failure) => {
  log.count('/a');
  log.count('/a');
  status = failure;
  await log.report();
  status = 204;
  log.count('/b');
  await log.report();
  await log.report();
  expect(reports).toEqual([
    [{ path: '/a', count: 2 }],
    [
      { path: '/a', count: 2 },
      { path: '/b', count: 1 },
    ],
  ]);
});

it('counts nothing twice when a report starts before the last one has arrived', async () => {
  log.count('/a');
  const first = log.report();
  log.count('/a');
  await Promise.all([first, log.report()]);
  expect(reports.flat()).toEqual([1, 1].map((count) => ({ path: '/a', count })));
});

it.each([400, 401, 413])('drops a report that the CMS refuses with %i', async (refusal) => {
  log.count('/a');
  status = refusal;
  await log.report();
  await log.report();
  expect(reports).toEqual([[{ path: '/a', count: 1 }]]);
  status = 204;
  log.count('/a');
  await log.report();
  expect(reports.at(-1)).toEqual([{ path: '/a', count: 1 }]);
});

it('does not count a path that is too long for the CMS', async () => {
  const longest = `/${'x'.repeat(254)}`;
  log.count(longest);
  log.count(`${longest}x`);
  await log.report();
  expect(reports).toEqual([[{ path: longest, count: 1 }]]);
});

it('counts and reports searches, however many paths a scanner requests', async () => {
  for (let path = 0; path < 600; path += 1) for (const _ of [1, 2]) log.count(`/probe-${path}.php`);
  log.count('/search?q=zeppelin');
  await log.report();
  expect(reports[0]).toContainEqual({ path: '/search?q=zeppelin', count: 1 });
  expect(reports[0]?.length).toBeLessThanOrEqual(100);
});
