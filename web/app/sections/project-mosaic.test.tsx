import { expect, it } from 'vitest';
import { pairsOf } from './project-mosaic.tsx';

it('of an odd number, the last project fills its row, or the first one if it leads', () => {
  expect(pairsOf(3)).toEqual([6, 6, 12]);
  expect(pairsOf(3, true)).toEqual([12, 6, 6]);
});

it('two projects share a row, and a single one has its text beside the picture', () => {
  expect(pairsOf(2, true)).toEqual([6, 6]);
  expect(pairsOf(1)).toEqual(['beside']);
});
