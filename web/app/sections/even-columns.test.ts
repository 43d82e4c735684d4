import { expect, it } from 'vitest';
import { evenColumns } from './even-columns.ts';

it.each([
  [1, 1],
  [4, 4],
  [5, 3],
  [8, 4],
  [9, 3],
])('%i entries, four in a row at most, are %i columns', (entries, columns) => {
  expect(evenColumns(entries, 4)).toBe(columns);
});
