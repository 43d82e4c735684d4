import { expect, it } from 'vitest';
import { mostLiked } from './most-liked.ts';

const entries = (...likes: number[]) => likes.map((likes, index) => ({ index, likes }));

it('is the first of those with the most likes, in a list of some length', () => {
  expect(mostLiked(entries(1, 7, 7, 0))).toEqual({ index: 1, likes: 7 });
  expect(mostLiked(entries(0, 0, 0, 0))).toBeNull();
  expect(mostLiked(entries(1, 7, 7))).toBeNull();
  expect(mostLiked([])).toBeNull();
});
