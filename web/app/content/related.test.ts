import { expect, test } from 'vitest';
import { relatedTo } from './related.ts';

const entries = [
  { slug: 'newest', topics: ['Delivery'] },
  { slug: 'itself', topics: ['FHIR', 'Search'] },
  { slug: 'one-shared', topics: ['Search'] },
  { slug: 'two-shared', topics: ['FHIR', 'Search'] },
  { slug: 'oldest', topics: [] },
];
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
const itself = { slug: 'itself', topics: ['FHIR', 'Search'] };

test('shared topics come first, then the order of the list', () => {
  expect(slugs(relatedTo(itself, entries, 3))).toEqual(['two-shared', 'one-shared', 'newest']);
});

test('the entry itself is never among them, and the list stays as it was', () => {
  expect(slugs(relatedTo(itself, entries, 9))).toEqual(['two-shared', 'one-shared', 'newest', 'oldest']);
  expect(entries[0]?.slug).toBe('newest');
});

test('an only entry has no others', () => {
  expect(relatedTo(itself, [itself], 3)).toEqual([]);
});
