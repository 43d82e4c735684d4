import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrefetcher, isConnectionGood } from './prefetch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp({ isAllowed = true } = {}) {
  const loaded: string[] = [];
  const finish: (() => void)[] = [];
  const prefetcher = createPrefetcher({
    load: (path) => {
      loaded.push(path);
      return new Promise<void>((resolve) => finish.push(resolve));
    },
    isKnown: (path) => loaded.includes(path),
    isAllowed: () => isAllowed,
    now: () => Date.now(),
  });
  return { prefetcher, loaded, finish };
}

describe('createPrefetcher', () => {
  it('fetches 1000 ms after a link has come into view', () => {
    const { prefetcher, loaded } = setUp();
    prefetcher.linkSeen('/a');
    vi.advanceTimersByTime(999);
    expect(loaded).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loaded).toEqual(['/a']);
  });

  it('skips a link that has left the viewport before', () => {
    const { prefetcher, loaded } = setUp();
    const forget = prefetcher.linkSeen('/a');
    vi.advanceTimersByTime(500);
    forget();
    vi.advanceTimersByTime(5000);
    expect(loaded).toEqual([]);
  });

  it('fetches at once on intent, but not in a page’s first second', () => {
    const { prefetcher, loaded } = setUp();
    vi.advanceTimersByTime(400);
    prefetcher.linkIntended('/early');
    vi.advanceTimersByTime(599);
    expect(loaded).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loaded).toEqual(['/early']);
    vi.advanceTimersByTime(3000);
    prefetcher.linkIntended('/late');
    vi.advanceTimersByTime(0);
    expect(loaded).toEqual(['/early', '/late']);
    prefetcher.pageShown();
    prefetcher.linkIntended('/next-page');
    vi.advanceTimersByTime(999);
    expect(loaded).not.toContain('/next-page');
  });

  it('fetches nothing in a page’s first second, not even for links of the previous page', () => {
    const { prefetcher, loaded } = setUp();
    vi.advanceTimersByTime(2000);
    prefetcher.linkSeen('/in-the-footer');
    const forget = prefetcher.linkSeen('/in-the-header');
    vi.advanceTimersByTime(900);
    prefetcher.linkIntended('/pointed-at');
    prefetcher.pageShown();
    vi.advanceTimersByTime(500);
    forget();
    vi.advanceTimersByTime(499);
    expect(loaded).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loaded.toSorted()).toEqual(['/in-the-footer', '/pointed-at']);
  });

  it('fetches nothing with data saver or on 2g', () => {
    const { prefetcher, loaded } = setUp({ isAllowed: false });
    prefetcher.linkSeen('/a');
    prefetcher.linkIntended('/a');
    vi.advanceTimersByTime(5000);
    expect(loaded).toEqual([]);
  });

  it('fetches five pages at a time, those with intent first', async () => {
    const { prefetcher, loaded, finish } = setUp();
    for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7']) prefetcher.linkSeen(path);
    vi.advanceTimersByTime(1000);
    expect(loaded).toEqual(['/1', '/2', '/3', '/4', '/5']);
    prefetcher.linkIntended('/7');
    vi.advanceTimersByTime(0);
    expect(loaded).toHaveLength(5);
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded.slice(5)).toEqual(['/7']);
  });

  it('fetches each page once', () => {
    const { prefetcher, loaded } = setUp();
    prefetcher.linkSeen('/a');
    prefetcher.linkSeen('/a');
    vi.advanceTimersByTime(1000);
    expect(loaded).toEqual(['/a']);
  });
});

it.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('prefetching with a connection of %j: %s', (connection, isGood) => {
  expect(isConnectionGood(connection)).toBe(isGood);
});
