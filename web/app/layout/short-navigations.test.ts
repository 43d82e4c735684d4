import { createMemoryRouter, type DataRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeShortNavigations, navigationBeganAt } from './short-navigations';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', { activeElement: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A router with a page that is there after so many milliseconds, and what a subscriber hears of it. */
function setUp(loadMs: number) {
  const load = () => (loadMs === 0 ? null : new Promise<null>((resolve) => setTimeout(() => resolve(null), loadMs)));
  const router: DataRouter = createMemoryRouter([
    { path: '/', element: null },
    { path: '/next', element: null, loader: load },
    { path: '/failing', element: null, loader: () => Promise.reject(new Error('no')) },
  ]);
  mergeShortNavigations(router);
  mergeShortNavigations(router);
  const heard: string[] = [];
  const unsubscribe = router.subscribe(({ navigation, location }) =>
    heard.push(`${navigation.state} at ${location.pathname}`),
  );
  return { router, heard, unsubscribe };
}

describe('mergeShortNavigations', () => {
  it('tells of a navigation whose data is there once, when it is done', async () => {
    const { router, heard } = setUp(0);
    await router.navigate('/next');
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual(['idle at /next']);
  });

  it('tells of one that takes longer after 50 ms that it is under way', async () => {
    const { router, heard } = setUp(200);
    void router.navigate('/next');
    await vi.advanceTimersByTimeAsync(49);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['loading at /']);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toEqual(['loading at /', 'idle at /next']);
  });

  it('knows since when, from the first click until the page is there', async () => {
    const { router } = setUp(30);
    expect(navigationBeganAt()).toBeNull();
    const clickedAt = performance.now();
    void router.navigate('/next');
    await vi.advanceTimersByTimeAsync(20);
    void router.navigate('/next?again');
    await vi.advanceTimersByTimeAsync(20);
    expect(navigationBeganAt()).toBe(clickedAt);
    await vi.advanceTimersByTimeAsync(200);
    expect(navigationBeganAt()).toBeNull();
  });

  it('tells of the last one of several clicks only', async () => {
    const { router, heard } = setUp(30);
    void router.navigate('/next');
    await vi.advanceTimersByTimeAsync(20);
    void router.navigate('/next?again');
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toEqual(['idle at /next']);
    expect(router.state.location.search).toBe('?again');
  });

  it('tells of errors', async () => {
    const { router, heard } = setUp(0);
    await router.navigate('/failing');
    expect(heard).toEqual(['idle at /failing']);
    expect(router.state.errors).not.toBeNull();
  });

  it('tells nobody who has gone, and those who come again', async () => {
    const { router, heard, unsubscribe } = setUp(0);
    unsubscribe();
    await router.navigate('/next');
    expect(heard).toEqual([]);
    router.subscribe(({ location }) => heard.push(location.pathname));
    await router.navigate('/');
    expect(heard).toContain('/');
  });
});
