import { expect, test } from 'vitest';
import { neighboursAround, relatedTo } from './related.ts';

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

test('entries are sorted by the number of shared topics, then in the order of the list', () => {
  expect(slugs(relatedTo(itself, entries, 3))).toEqual(['two-shared', 'one-shared', 'newest']);
});

test('the entry itself is excluded, and the list is not modified', () => {
  expect(slugs(relatedTo(itself, entries, 9))).toEqual(['two-shared', 'one-shared', 'newest', 'oldest']);
  expect(entries[0]?.slug).toBe('newest');
});

test('a single entry has no related ones', () => {
  expect(relatedTo(itself, [itself], 3)).toEqual([]);
});

const pair = (found: ReturnType<typeof neighboursAround>) => found && [found.previous.slug, found.next.slug];

test('neighbours wrap around at both ends', () => {
  expect(pair(neighboursAround(entries, 'newest'))).toEqual(['oldest', 'itself']);
  expect(pair(neighboursAround(entries, 'itself'))).toEqual(['newest', 'one-shared']);
  expect(pair(neighboursAround(entries, 'oldest'))).toEqual(['two-shared', 'newest']);
});

test('a missing entry and the only entry have no neighbours', () => {
  expect(neighboursAround(entries, 'gone')).toBeNull();
  expect(neighboursAround([itself], 'itself')).toBeNull();
});
