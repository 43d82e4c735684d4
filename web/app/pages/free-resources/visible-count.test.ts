import { expect, test } from 'vitest';
import { visibleCount } from './visible-count.ts';

test('the first page shows nine', () => {
  expect(visibleCount('', 10)).toBe(9);
});

test('the next step shows nine more, or all that are left', () => {
  expect(visibleCount('?shown=18', 20)).toBe(18);
  expect(visibleCount('?shown=18', 10)).toBe(10);
});

test('fewer resources than a step are all shown', () => {
  expect(visibleCount('', 4)).toBe(4);
  expect(visibleCount('', 0)).toBe(0);
});

test('an invalid parameter shows the first page', () => {
  for (const search of ['?shown=abc', '?shown=-3', '?shown=0', '?shown=Infinity', '?shown=']) {
    expect(visibleCount(search, 10)).toBe(9);
  }
});

test('a number between two steps is rounded up', () => {
  expect(visibleCount('?shown=10', 20)).toBe(18);
});
