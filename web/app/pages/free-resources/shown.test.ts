import { expect, test } from 'vitest';
import { shownOf } from './shown.ts';

test('the first page shows six', () => {
  expect(shownOf('', 9)).toBe(6);
});

test('a step more shows the next six, or all that are left', () => {
  expect(shownOf('?shown=12', 20)).toBe(12);
  expect(shownOf('?shown=12', 9)).toBe(9);
});

test('fewer resources than a step are all shown', () => {
  expect(shownOf('', 4)).toBe(4);
  expect(shownOf('', 0)).toBe(0);
});

test('nonsense in the address shows the first step', () => {
  for (const search of ['?shown=abc', '?shown=-3', '?shown=0', '?shown=Infinity', '?shown=']) {
    expect(shownOf(search, 9)).toBe(6);
  }
});

test('a number between two steps counts up', () => {
  expect(shownOf('?shown=7', 20)).toBe(12);
});
