import { expect, test } from 'vitest';
import { orderOf } from './sort.ts';

test('the address says how questions are sorted, and recent is the default', () => {
  expect(orderOf('?sort=liked')).toBe('liked');
  expect(orderOf('?sort=recent')).toBe('recent');
  expect(orderOf('')).toBe('recent');
  expect(orderOf('?sort=<script>')).toBe('recent');
});
