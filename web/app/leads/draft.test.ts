import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftStore, parseDraft } from './draft.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is stored for 30 days', () => {
  const store = draftStore({ name: 'x', lifetime: 'device' });
  store.write({ name: 'Ada' });
  vi.advanceTimersByTime(30 * DAY_MS);
  expect(store.read()?.values).toEqual({ name: 'Ada' });
  vi.advanceTimersByTime(1);
  expect(store.read()).toBeNull();
  expect(localStorage.getItem('draft:x')).toBeNull();
});

it('is removed when the visitor discards it', () => {
  const store = draftStore({ name: 'x', lifetime: 'device' });
  store.write({ name: 'Ada' });
  store.clear();
  expect(store.read()).toBeNull();
});

it('is kept in memory and not reported as saved when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  const store = draftStore({ name: 'forbidden', lifetime: 'device' });
  expect(store.write({ name: 'Ada' })).toBeNull();
  expect(draftStore({ name: 'forbidden', lifetime: 'device' }).read()).toEqual({
    values: { name: 'Ada' },
    savedAt: null,
  });
  expect(draftStore({ name: 'another', lifetime: 'device' }).read()).toBeNull();
  store.clear();
  expect(store.read()).toBeNull();
});

it('is the latest version while storage is full, and when there is space again', () => {
  const store = draftStore({ name: 'full', lifetime: 'device' });
  store.write({ name: 'Ada' });
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  store.write({ name: 'Ada L' });
  expect(store.read()).toEqual({ values: { name: 'Ada L' }, savedAt: null });
  store.write({ name: 'Ada Lovelace' });
  expect(store.read()).toEqual({ values: { name: 'Ada Lovelace' }, savedAt: Date.now() });
});

it.each([null, 'null', '1', '{}', '{"values":1,"savedAt":1}'])('%j is not a draft', (text) => {
  expect(parseDraft(text)).toBeNull();
});
