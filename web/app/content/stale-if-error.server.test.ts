import { beforeEach, expect, it } from 'vitest';
import { currentScope, newScope, runInScope } from './request-scope.server.ts';
import { staleIfError } from './stale-if-error.server.ts';

const one = { number: 1 };
const two = { number: 2 };
const fails = () => Promise.reject(new Error('down'));
const hangs = () => new Promise<never>(() => {});
let known: ReturnType<typeof staleIfError<{ number: number }>>;

beforeEach(() => {
  known = staleIfError({ freshMs: 0, waitMs: 20 });
});

it('returns the value, even if it is null', async () => {
  expect(await known.get('a', async () => one)).toBe(one);
  expect(await known.get('a', async () => two)).toBe(two);
  expect(await known.get('a', async () => null)).toBeNull();
});

it.each([
  ['fails', fails],
  ['does not settle', hangs],
])('returns the cached value when reading %s', async (_, read) => {
  await known.get('a', async () => one);
  expect(await known.get('a', read)).toBe(one);
  expect(await known.get('b', read, two)).toBe(two);
});

it('throws when there is no cached value', async () => {
  await expect(known.get('a', fails)).rejects.toThrow('down');
});

it('forgets an unpublished entry', async () => {
  await known.get('a', async () => one);
  await known.get('a', async () => null);
  await expect(known.get('a', fails)).rejects.toThrow('down');
});

it('does not read again while the value is fresh', async () => {
  known = staleIfError({ freshMs: 60_000, waitMs: 20 });
  await known.get('a', async () => one);
  expect(await known.get('a', async () => two)).toBe(one);
});

it('reads again after a publication', async () => {
  known = staleIfError({ freshMs: 60_000, waitMs: 20_000 });
  const readIn = (version: string, value: { number: number }) =>
    runInScope(newScope({ version }), () => known.get('a', async () => value));
  await readIn('v1', one);
  expect(await readIn('v1', two)).toBe(one);
  expect(await readIn('v2', two)).toBe(two);
});

it('reads as an anonymous visitor, in the locale of the path', async () => {
  const scope = newScope({
    preview: { mode: 'draft', types: [] },
    bearer: 'a token',
    pathname: '/de/careers/cook/apply',
  });
  let read: unknown;
  await runInScope(scope, () =>
    known.get('a', async () => {
      read = currentScope();
      return one;
    }),
  );
  expect(read).toMatchObject({ preview: null, bearer: null, pathname: '/de/careers/cook/apply' });
});
