import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentWatch } from './content-watch.ts';

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
