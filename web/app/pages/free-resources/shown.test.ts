import { expect, test } from 'vitest';
import { visibleCount } from './shown.ts';

test('the first page shows six', () => {
  expect(visibleCount('', 9)).toBe(6);
});

test('a step more shows the next six, or all that are left', () => {
  expect(visibleCount('?shown=12', 20)).toBe(12);
  expect(visibleCount('?shown=12', 9)).toBe(9);
});

test('fewer resources than a step are all shown', () => {
  expect(visibleCount('', 4)).toBe(4);
  expect(visibleCount('', 0)).toBe(0);
});

test('nonsense in the address shows the first step', () => {
  for (const search of ['?shown=abc', '?shown=-3', '?shown=0', '?shown=Infinity', '?shown=']) {
    expect(visibleCount(search, 9)).toBe(6);
  }
});

test('a number between two steps counts up', () => {
  expect(visibleCount('?shown=7', 20)).toBe(12);
});
