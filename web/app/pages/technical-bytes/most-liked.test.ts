import { expect, it } from 'vitest';
import { mostLiked } from './most-liked.ts';

const entries = (...likes: number[]) => likes.map((likes, index) => ({ index, likes }));

it('is the first entry with the most likes; null if the list is short or nothing is liked', () => {
  expect(mostLiked(entries(1, 7, 7, 0))).toEqual({ index: 1, likes: 7 });
  expect(mostLiked(entries(0, 0, 0, 0))).toBeNull();
  expect(mostLiked(entries(1, 7, 7))).toBeNull();
  expect(mostLiked([])).toBeNull();
});
