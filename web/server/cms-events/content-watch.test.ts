import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageCache } from '#server/page-cache/page-cache.ts';
import type { RenderedPage } from '#server/page-cache/render-page.ts';
import { ContentWatch } from './content-watch.ts';

const PAGE: RenderedPage = {
  status: 200,
  headers: [['content-type', 'text/html']],
  body: Buffer.from('page'),
  payload: null,
  inlineHashes: { scripts: [], styles: [] },
  isPartial: false,
};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does not poll after it is stopped, even if a response was pending', async () => {
  const pending = Promise.withResolvers<Response>();
  const versionOne = () => Response.json({ data: { version: 'one' } });
  const fetch = vi.fn<() => Promise<Response>>(async () => versionOne()).mockResolvedValueOnce(versionOne());
  vi.stubGlobal('fetch', fetch);
  const onVersion = vi.fn();
  const watch = new ContentWatch({ strapiUrl: 'http://cms', token: undefined, onVersion, onReachable: () => {} });
  watch.start();
  await vi.waitFor(() => expect(onVersion).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  fetch.mockReturnValueOnce(pending.promise);
  await vi.advanceTimersToNextTimerAsync();
  expect(fetch).toHaveBeenCalledTimes(2);
  watch.stop();
  pending.resolve(versionOne());
  await vi.waitFor(() => expect(onVersion).toHaveBeenCalledTimes(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('reports that the CMS is reachable before its new version, for which pages are rendered', async () => {
  const fetch = vi.fn(async () => Response.json({ data: { version: 'one' } }));
  vi.stubGlobal('fetch', fetch);
  const render = vi.fn(async () => PAGE);
  const cache = new PageCache({ render, store: null, settings: '', maxBytes: 1e6, keepReady: ['/search'] });
  const watch = new ContentWatch({
    strapiUrl: 'http://cms',
    token: undefined,
    onVersion: (version) => cache.contentChanged(version),
    onReachable: (isReachable) => cache.contentIsReachable(isReachable),
  });
  fetch.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
  await watch.check();
  expect(cache.isCmsDown).toBe(true);
  await watch.check();
  await vi.waitFor(() => expect(render).toHaveBeenCalledWith('/search', 'one', null));
});
