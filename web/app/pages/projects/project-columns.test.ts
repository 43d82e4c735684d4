import { expect, it } from 'vitest';
import { columnsOf } from './project-columns.ts';

it('varies the rows', () => {
  expect(columnsOf(14)).toEqual([12, 7, 5, 6, 6, 12, 5, 7, 3, 3, 3, 3, 3, 3]);
});

it('fills each row, for any number of projects', () => {
  expect([1, 2, 3, 4, 5, 6].map(columnsOf)).toEqual([
    [12],
    [6, 6],
    [12, 6, 6],
    [7, 5, 6, 6],
    [12, 7, 5, 6, 6],
    [12, 7, 5, 6, 6, 12],
  ]);
});
