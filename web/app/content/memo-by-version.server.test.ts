import { expect, it, vi } from 'vitest';
import { withFallback } from './client.server.ts';
import { memoByVersion } from './memo-by-version.server.ts';
import { currentScope, newScope, runInScope } from './request-scope.server.ts';

function setUp(maxWaitMs = 50) {
  const content = { version: '1', isDown: false, makes: 0, made: Promise.resolve() };
  const get = memoByVersion({
    maxWaitMs,
    version: async () => {
      if (content.isDown) throw new Error('down');
      return content.version;
    },
    make: async () => {
      content.makes += 1;
      const made = content.version;
      await content.made;
      return made;
    },
  });
  return { content, get };
}

it('is computed once per version, also for concurrent callers', async () => {
  const { content, get } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual(['1', '1', '1']);
  await get();
  expect(content.makes).toBe(1);
});

it('is computed again for the next version', async () => {
  const { content, get } = setUp();
  await get();
  content.version = '2';
  expect(await get()).toBe('2');
});

it('returns the previous value while computing the new one is slow', async () => {
  const { content, get } = setUp(10);
  await get();
  content.version = '2';
  const slow = Promise.withResolvers<void>();
  content.made = slow.promise;
  expect(await get()).toBe('1');
  slow.resolve();
  await vi.waitFor(async () => expect(await get()).toBe('2'));
  expect(content.makes).toBe(2);
});

it('returns the previous value while the CMS is down, and fails if there is none', async () => {
  const { content, get } = setUp();
  content.isDown = true;
  await expect(get()).rejects.toThrow('down');
  content.isDown = false;
  await get();
  content.isDown = true;
  expect(await get()).toBe('1');
});

it('marks a page as partial only if it got a stale value', async () => {
  const { content, get } = setUp();
  const isPartialWith = async (made: Promise<void>) => {
    await get();
    content.version += '+';
    content.made = made;
    const scope = newScope();
    await runInScope(scope, get);
    return scope.isPartial;
  };
  expect(await isPartialWith(Promise.resolve())).toBe(false);
  expect(await isPartialWith(new Promise(() => {}))).toBe(true);
});

it('with a part missing is partial, and soon computed again', async () => {
  const studio = { isDown: true, makes: 0 };
  const get = memoByVersion({
    retryMs: 20,
    version: async () => '1',
    make: async () => {
      studio.makes += 1;
      return withFallback('studio', 'a default', async () => {
        if (studio.isDown) throw new Error('down');
        return 'Studio';
      });
    },
  });
  const read = async () => {
    const scope = newScope();
    return { value: await runInScope(scope, get), isPartial: scope.isPartial };
  };
  expect(await read()).toEqual({ value: 'a default', isPartial: true });
  expect(await read()).toEqual({ value: 'a default', isPartial: true });
  expect(studio.makes).toBe(1);
  studio.isDown = false;
  await vi.waitFor(async () => expect(await read()).toEqual({ value: 'Studio', isPartial: false }));
  expect(studio.makes).toBe(2);
});

it('is computed for the locale of its pathname', async () => {
  const get = memoByVersion({
    pathname: '/blog',
    version: async () => '1',
    make: async () => currentScope()?.pathname,
  });
  expect(await runInScope(newScope({ pathname: '/contact' }), get)).toBe('/blog');
});
