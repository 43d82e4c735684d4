import { expect, it } from 'vitest';
import { allowReload } from './reload-guard.ts';

function storage(): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

it('allows one reload of a path in ten seconds', () => {
  const store = storage();
  expect(allowReload('/a', () => store, 50_000)).toBe(true);
  expect(allowReload('/a', () => store, 59_999)).toBe(false);
  expect(allowReload('/a', () => store, 60_000)).toBe(true);
});

it('counts each path separately', () => {
  const store = storage();
  expect(allowReload('/a', () => store, 50_000)).toBe(true);
  expect(allowReload('/b', () => store, 50_001)).toBe(true);
});

it('allows no reload without storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(allowReload('/a', blocked, 50_000)).toBe(false);
});
