import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { normalisePath, targetOnSite } from '../../../cms/src/publishing/site-path.ts';
import { Redirects, redirectMiddleware } from './redirects.ts';

const dir = mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const file = path.join(dir, 'redirects.json');

const known: Awaited<ReturnType<ConstructorParameters<typeof Redirects>[0]['list']>> = [
  { from: '/old', to: '/new', status: 301 },
  { from: '/there', to: 'https://example.com/x', status: 302 },
  { from: '/own-query', to: '/new?sort=liked', status: 307 },
  { from: '/hash', to: '/new#part', status: 308 },
];
const appWith = (redirects: Redirects) =>
  new Hono().use(redirectMiddleware({ redirects, buildId: 'b1' })).all('*', (c) => c.text('page'));

describe('redirects', () => {
  const redirects = new Redirects({ list: async () => known, file });
  it.each([
    ['/old', 301, '/new'],
    ['/old?a=1', 301, '/new?a=1'],
    ['/there', 302, 'https://example.com/x'],
    ['/own-query?a=1', 307, '/new?sort=liked'],
    ['/hash?a=1', 308, '/new?a=1#part'],
  ])('%s responds %i to %s', async (from, status, to) => {
    await redirects.refresh();
    const response = await appWith(redirects).request(from);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(to);
  });

  it('apply to payloads of client-side navigations', async () => {
    await redirects.refresh();
    const response = await appWith(redirects).request('/old/_payload.json?a=1');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ build: 'b1', redirect: { to: '/new?a=1', status: 301 } });
    expect(await (await appWith(redirects).request('/other/_payload.json')).text()).toBe('page');
  });

  it('do not apply to other paths and methods', async () => {
    expect((await appWith(redirects).request('/other')).status).toBe(200);
    expect((await appWith(redirects).request('/old', { method: 'POST' })).status).toBe(200);
  });

  it('survive a restart while the CMS is down', async () => {
    const later = new Redirects({ list: () => Promise.reject(new Error('down')), file });
    await later.load();
    await later.refresh();
    expect(known.map(({ from }) => later.find(from)?.to)).toEqual(known.map(({ to }) => to));
  });

  it('are fetched again after a failure', async () => {
    let calls = 0;
    const list = async () => {
      calls += 1;
      if (calls === 1) throw new Error('down');
      return known;
    };
    const redirects = new Redirects({ list, file });
    for (let times = 0; times < 3; times++) {
      redirects.contentChanged('v1');
      await redirects.settled();
      await setImmediate();
    }
    expect(calls).toBe(2);
    expect(redirects.find('/old')?.to).toBe('/new');
  });

  it('are fetched once per version', async () => {
    let calls = 0;
    const list = async () => {
      calls += 1;
      return known;
    };
    const redirects = new Redirects({ list, file });
    redirects.contentChanged('v1');
    redirects.contentChanged('v1');
    await setImmediate();
    expect(calls).toBe(1);
  });

  it('are those of the latest version, even if an earlier response arrives later', async () => {
    const lists: ((redirects: typeof known) => void)[] = [];
    const redirects = new Redirects({ list: () => new Promise((resolve) => lists.push(resolve)), file });
    redirects.contentChanged('v1');
    await expect.poll(() => lists.length).toBe(1);
    redirects.contentChanged('v2');
    lists[0]?.([{ from: '/old', to: '/v1', status: 301 }]);
    await expect.poll(() => lists.length).toBe(2);
    lists[1]?.([{ from: '/old', to: '/v2', status: 301 }]);
    await expect.poll(() => redirects.find('/old')?.to).toBe('/v2');
    redirects.contentChanged('v2');
    await setImmediate();
    expect(lists).toHaveLength(2);
  });

  it.each([
    ['/über-uns', '/caf%C3%A9'],
    ['/%C3%BCber-uns', '/caf%C3%A9'],
    ['/%c3%bcber-uns?a=1', '/caf%C3%A9?a=1'],
    ['/old%20page', '/caf%C3%A9?q=%C3%BC#%C3%BC'],
    ['/away', 'https://example.com/%C3%A9'],
  ])('%s redirects to %s in any spelling', async (from, to) => {
    const list = async (): Promise<typeof known> => [
      { from: '/über-uns', to: '/café', status: 301 },
      { from: '/old page', to: '/café?q=ü#ü', status: 301 },
      { from: '/away', to: 'https://example.com/é', status: 301 },
    ];
    const written = new Redirects({ list, file });
    await written.refresh();
    const response = await appWith(written).request(`http://site.test${from}`);
    expect(response.headers.get('location')).toBe(to);
  });
});

describe('the CMS normalises paths as browsers do', () => {
  it.each([
    ['/über-uns/', '/%C3%BCber-uns'],
    ['/%c3%bcber-uns', '/%C3%BCber-uns'],
    [' //a b//c?d#e ', '/a%20b/c'],
    ['/a/../b', '/b'],
    ['/\\evil.example', '/evil.example'],
    ['/', '/'],
  ])('%s is %s', (path, written) => expect(normalisePath(path)).toBe(written));

  it.each([
    ['/café/?q=é#é', { path: '/caf%C3%A9', rest: '?q=é#é' }],
    ['/', { path: '/', rest: '' }],
    ['https://example.com/café', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
  ])('%s as a target is %j', (to, target) => expect(targetOnSite(to)).toEqual(target));
});
