import { expect, test } from 'vitest';
import { relatedTo } from './related.ts';

const [delivery, fhir, search] = [{ slug: 'delivery' }, { slug: 'fhir' }, { slug: 'search' }] as const;
const entries = [
  { slug: 'newest', topics: [delivery] },
  { slug: 'itself', topics: [fhir, search] },
  { slug: 'one-shared', topics: [search] },
  { slug: 'two-shared', topics: [fhir, search] },
  { slug: 'oldest', topics: [] },
];
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
const itself = { slug: 'itself', topics: [fhir, search] };

test('shared topics come first, then the order of the list', () => {
  expect(slugs(relatedTo(itself, entries, 3))).toEqual(['two-shared', 'one-shared', 'newest']);
});

test('the entry itself is left out, and the list is not modified', () => {
  expect(slugs(relatedTo(itself, entries, 9))).toEqual(['two-shared', 'one-shared', 'newest', 'oldest']);
  expect(entries[0]?.slug).toBe('newest');
});

test('a single entry has no related ones', () => {
  expect(relatedTo(itself, [itself], 3)).toEqual([]);
});
