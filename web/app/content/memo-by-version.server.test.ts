import { expect, it, vi } from 'vitest';
import { memoByVersion } from './memo-by-version.server.ts';
import { newScope, runInScope } from './request-scope.server.ts';

function setUp(patienceMs = 50) {
  const content = { version: '1', isDown: false, makes: 0, delayMs: 0 };
  const get = memoByVersion({
    patienceMs,
    version: async () => {
      if (content.isDown) throw new Error('down');
      return content.version;
    },
    make: async (previous: string | undefined) => {
      content.makes += 1;
      const made = `${previous ?? ''}${content.version}`;
      await new Promise((resolve) => setTimeout(resolve, content.delayMs));
      return made;
    },
  });
  return { content, get };
}

it('is made once for a version, however many ask', async () => {
  const { content, get } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual(['1', '1', '1']);
  await get();
  expect(content.makes).toBe(1);
});

it('is made anew for the next version, on top of the last', async () => {
  const { content, get } = setUp();
  await get();
  content.version = '2';
  expect(await get()).toBe('12');
});

it('gives the last value when the new one takes long, and the new one once it is there', async () => {
  const { content, get } = setUp(10);
  await get();
  content.version = '2';
  content.delayMs = 60;
  expect(await get()).toBe('1');
  await vi.waitFor(async () => expect(await get()).toBe('12'));
  expect(content.makes).toBe(2);
});

it('keeps the last value while the content system is away, and fails only without one', async () => {
  const { content, get } = setUp();
  content.isDown = true;
  await expect(get()).rejects.toThrow('down');
  content.isDown = false;
  await get();
  content.isDown = true;
  expect(await get()).toBe('1');
});

it('marks a page that got the last value as one with a part missing, and no page that did not have to wait so long', async () => {
  const { content, get } = setUp(30);
  const isPartialAfter = async (delayMs: number) => {
    await get();
    content.version += '+';
    content.delayMs = delayMs;
    const scope = newScope();
    await runInScope(scope, get);
    await new Promise((resolve) => setTimeout(resolve, 60));
    return scope.isPartial;
  };
  expect(await isPartialAfter(1)).toBe(false);
  expect(await isPartialAfter(50)).toBe(true);
});
