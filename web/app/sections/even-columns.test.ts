import { expect, it } from 'vitest';
import { evenColumns } from './even-columns.ts';

it.each([
  [1, 1],
  [4, 4],
  [5, 3],
  [8, 4],
  [9, 3],
])('%i items, at most four in a row, have %i columns', (count, columns) => {
  expect(evenColumns(count, 4)).toBe(columns);
});
