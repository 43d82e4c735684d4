import { expect, it } from 'vitest';
import { offeredTopics } from './offered-topics.ts';

it('many topics are reduced to those with several entries, and the chosen one', () => {
  const single = (slug: string) => ({ name: slug, slug, count: 1 });
  const few = [{ ...single('data'), count: 2 }, single('a'), single('b')];
  const many = [...few, ...'cdefghijk'.split('').map(single)];
  const slugs = (chosen: string | null) => offeredTopics(many, chosen).map(({ slug }) => slug);
  expect(offeredTopics(few, null)).toEqual(few);
  expect(slugs(null)).toEqual(['data']);
  expect(slugs('d')).toEqual(['data', 'd']);
});
