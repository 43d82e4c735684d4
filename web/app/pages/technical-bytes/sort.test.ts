import { expect, test } from 'vitest';
import { readOrder } from './sort.ts';

test('the sort order is in the query, and "recent" is the default', () => {
  expect(readOrder('?sort=liked')).toBe('liked');
  expect(readOrder('?sort=recent')).toBe('recent');
  expect(readOrder('')).toBe('recent');
  expect(readOrder('?sort=<script>')).toBe('recent');
});
