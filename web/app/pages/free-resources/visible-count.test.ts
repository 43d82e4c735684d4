import { expect, test } from 'vitest';
import { visibleCount } from './visible-count.ts';

test('the first page shows six', () => {
  expect(visibleCount('', 9)).toBe(6);
});

test('the next step shows six more, or all that are left', () => {
  expect(visibleCount('?shown=12', 20)).toBe(12);
  expect(visibleCount('?shown=12', 9)).toBe(9);
});

test('fewer resources than a step are all shown', () => {
  expect(visibleCount('', 4)).toBe(4);
  expect(visibleCount('', 0)).toBe(0);
});

test('an invalid parameter shows the first page', () => {
  for (const search of ['?shown=abc', '?shown=-3', '?shown=0', '?shown=Infinity', '?shown=']) {
    expect(visibleCount(search, 9)).toBe(6);
  }
});

test('a number between two steps is rounded up', () => {
  expect(visibleCount('?shown=7', 20)).toBe(12);
});
