import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache, UNAVAILABLE_PAGE } from './page-cache.ts';
import { PageStore } from './page-store.ts';
import type { RenderedPage } from './render-page.ts';

const BYTES_PER_MB = 1024 * 1024;

let dir: string;
let store: PageStore;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
  store = new PageStore(dir);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const rendered = (text: string, rest: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: Buffer.from(text),
  payload: JSON.stringify({ data: text }),
  inlineHashes: { scripts: [], styles: [] },
  isPartial: false,
  ...rest,
});

type Options = ConstructorParameters<typeof PageCache>[0];
const newCache = (render: Options['render'], options: Partial<Options> = {}) =>
  new PageCache({ render, store, settings: 'build and settings', maxBytes: BYTES_PER_MB, ...options });

const textOf = async (cache: PageCache, key: string) => {
  const result = await cache.get(key);
  if (!result) return null;
  return 'page' in result ? result.page.document.identity.toString() : `not cached: ${result.rendered.body}`;
};

describe('a page of the current version', () => {
  it('is rendered once for concurrent and later requests', async () => {
    const render = vi.fn(async (key: string) => rendered(key));
    const cache = newCache(render);
    cache.contentChanged('v1');
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(cache, '/blog')));
    expect(new Set(texts)).toEqual(new Set(['/blog']));
    expect(cache.peek('/blog')?.payload?.identity.toString()).toBe('{"data":"/blog"}');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'sets a cookie',
      {
        headers: [
          ['content-type', 'text/html'],
          ['set-cookie', 'a=b'],
        ],
      },
    ],
    [
      'is for one visitor',
      {
        headers: [
          ['content-type', 'text/html'],
          ['cache-control', 'private'],
        ],
      },
    ],
    ['is an image', { headers: [['content-type', 'image/png']] }],
    ['is a redirect', { status: 302 }],
  ] satisfies [string, Partial<RenderedPage>][])('is not cached when it %s', async (_name, rest) => {
    const cache = newCache(async () => rendered('own', rest));
    expect(await textOf(cache, '/blog')).toBe('not cached: own');
    expect(cache.peek('/blog')).toBeNull();
    await cache.close();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('that no longer exists is cached briefly in memory, and its file is removed', async () => {
    let status = 200;
    const cache = newCache(async () => rendered('text', { status }));
    cache.contentChanged('v1');
    await cache.get('/blog/a');
    await cache.close();
    expect(readdirSync(dir)).toHaveLength(1);
    status = 404;
    cache.contentChanged('v2');
    await cache.get('/blog/a');
    expect(cache.peek('/blog/a')?.status).toBe(404);
    await cache.close();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('with parameters is cached only in memory', async () => {
    const cache = newCache(async (key) => rendered(key));
    await cache.get('/blog?topic=a');
    await cache.close();
    expect(cache.peek('/blog?topic=a')).not.toBeNull();
    expect(readdirSync(dir)).toEqual([]);
  });
});

it('only the unavailable page is cached with status 503', async () => {
  const cache = newCache(async (key) => rendered(key, { status: 503 }));
  expect(await textOf(cache, '/blog')).toBe('not cached: /blog');
  expect(await textOf(cache, UNAVAILABLE_PAGE)).toBe(UNAVAILABLE_PAGE);
});

describe('a page of another version', () => {
  const cacheWith = async (render: Options['render'], options: Partial<Options> = {}) => {
    let version = 0;
    const cache = newCache(async (...args) => (version++ === 0 ? rendered('old') : render(...args)), options);
    cache.contentChanged('v1');
    expect(await textOf(cache, '/blog')).toBe('old');
    return cache;
  };

  it('is rendered again on the next request', async () => {
    const cache = await cacheWith(async () => rendered('new'));
    cache.contentChanged('v2');
    expect(await textOf(cache, '/blog')).toBe('new');
  });

  it('is served stale if rendering takes too long', async () => {
    const slow = Promise.withResolvers<RenderedPage>();
    const cache = await cacheWith(() => slow.promise, { waitMs: 10 });
    cache.contentChanged('v2');
    expect(await textOf(cache, '/blog')).toBe('old');
    slow.resolve(rendered('new'));
    await expect.poll(() => cache.peek('/blog')?.document.identity.toString()).toBe('new');
  });

  it.each([
    ['a status of 500', async () => rendered('error', { status: 500 })],
    ['a status of 503', async () => rendered('error', { status: 503 })],
    ['an exception', () => Promise.reject(new Error('broken'))],
    ['a part that failed', async () => rendered('half', { isPartial: true })],
  ])('is served stale if rendering fails with %s', async (_name, render) => {
    const cache = await cacheWith(render);
    cache.contentChanged('v2');
    expect(await textOf(cache, '/blog')).toBe('old');
    await cache.close();
    const restarted = newCache(async () => rendered('of the restarted'));
    restarted.contentIsReachable(false);
    expect(await textOf(restarted, '/blog')).toBe('old');
  });

  it('is served stale for an hour while a part fails, then without the part', async () => {
    const cache = await cacheWith(async () => rendered('half', { isPartial: true }));
    cache.contentChanged('v2');
    expect(await textOf(cache, '/blog')).toBe('old');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3600_000);
    cache.contentChanged('v3');
    expect(await textOf(cache, '/blog')).toBe('half');
    clock.mockRestore();
    await cache.close();
    const restarted = newCache(async () => rendered('of the restarted'));
    restarted.contentIsReachable(false);
    expect(await textOf(restarted, '/blog')).toBe('half');
  });

  it('is served stale, and not rendered, while the CMS is down', async () => {
    const render = vi.fn(async () => rendered('new'));
    const cache = await cacheWith(render);
    cache.contentIsReachable(false);
    cache.contentChanged('v2');
    expect(await textOf(cache, '/blog')).toBe('old');
    expect(render).not.toHaveBeenCalled();
    cache.contentIsReachable(true);
    expect(await textOf(cache, '/blog')).toBe('new');
  });

  it('is not replaced by a slow render of an older version', async () => {
    const renders: PromiseWithResolvers<RenderedPage>[] = [];
    const cache = newCache(() => {
      const render = Promise.withResolvers<RenderedPage>();
      renders.push(render);
      return render.promise;
    });
    cache.contentChanged('v1');
    const first = textOf(cache, '/blog');
    await expect.poll(() => renders.length).toBe(1);
    const started = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(started);
    cache.contentChanged('v2');
    const second = textOf(cache, '/blog');
    await expect.poll(() => renders.length).toBe(2);
    renders[1]?.resolve(rendered('new'));
    expect(await second).toBe('new');
    renders[0]?.resolve(rendered('old'));
    expect(await first).toBe('new');
    expect(await textOf(cache, '/blog')).toBe('new');
  });
});

it('a page that is kept ready is available in an outage, even if it was never requested', async () => {
  const cache = newCache(async (key) => rendered(key, { status: 503 }), { keepReady: [UNAVAILABLE_PAGE] });
  cache.contentChanged('v1');
  await expect.poll(() => cache.peek(UNAVAILABLE_PAGE)).not.toBeNull();
  cache.contentIsReachable(false);
  expect(await textOf(cache, UNAVAILABLE_PAGE)).toBe(UNAVAILABLE_PAGE);
});

it('after a publication, recently requested pages are rendered one at a time, the latest first', async () => {
  const underWay: string[] = [];
  let atOnce = 0;
  const cache = newCache(async (key, version) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    if (version === 'v2') underWay.push(key);
    await Promise.resolve();
    atOnce -= 1;
    return rendered(`${key} ${version}`);
  });
  cache.contentChanged('v1');
  const clock = vi.spyOn(Date, 'now');
  const now = Date.now();
  for (const [index, key] of ['/a', '/b', '/c'].entries()) {
    clock.mockReturnValue(now + index);
    await cache.get(key);
  }
  clock.mockReturnValue(now + 59 * 60_000);
  cache.peek('/b');
  cache.peek('/a');
  clock.mockReturnValue(now + 3600_000 + 2);
  cache.contentChanged('v2');
  clock.mockRestore();
  await expect.poll(() => cache.state().waiting).toBe(0);
  expect(underWay.toSorted()).toEqual(['/a', '/b']);
});

describe('after a restart', () => {
  const run = async (options: Partial<Options>, isReachable: boolean) => {
    const cache = newCache(async () => rendered('rendered anew'), options);
    await cache.open();
    cache.contentIsReachable(isReachable);
    if (isReachable) cache.contentChanged('v1');
    return { cache, text: await textOf(cache, '/blog') };
  };
  beforeEach(async () => {
    const cache = newCache(async () => rendered('from the disk'));
    cache.contentChanged('v1');
    await cache.get('/blog');
    await cache.close();
  });

  it('a page of the same version comes from disk', async () => {
    expect((await run({}, true)).text).toBe('from the disk');
  });

  it('a page with other settings is rendered again, but available in an outage', async () => {
    expect((await run({ settings: 'others' }, false)).text).toBe('from the disk');
    expect((await run({ settings: 'others' }, true)).text).toBe('rendered anew');
  });

  it('a page with parameters falls back to the page without them in an outage', async () => {
    const { cache } = await run({}, false);
    expect(await textOf(cache, '/blog?topic=a')).toBe('from the disk');
    expect(await textOf(cache, '/never/rendered')).toBeNull();
    expect(cache.hasPages()).toBe(true);
  });

  it('a damaged file counts as missing', async () => {
    const [file = ''] = readdirSync(dir);
    truncateSync(path.join(dir, file), 100);
    expect((await run({}, false)).text).toBeNull();
    expect((await run({}, true)).text).toBe('rendered anew');
  });
});
