import { expect, test } from 'vitest';
import { neighboursAround, neighboursOf, relatedTo } from './related.ts';

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

const pair = (found: ReturnType<typeof neighboursOf>) => found && [found.previous?.slug, found.next?.slug];

test('the ends of a list have one neighbour', () => {
  expect(pair(neighboursOf(entries, 'newest'))).toEqual([undefined, 'itself']);
  expect(pair(neighboursOf(entries, 'itself'))).toEqual(['newest', 'one-shared']);
  expect(pair(neighboursOf(entries, 'oldest'))).toEqual(['two-shared', undefined]);
});

test('jobs and projects wrap around at both ends', () => {
  expect(pair(neighboursAround(entries, 'newest'))).toEqual(['oldest', 'itself']);
  expect(pair(neighboursAround(entries, 'oldest'))).toEqual(['two-shared', 'newest']);
});

test('a missing or single entry has no neighbours', () => {
  for (const of of [neighboursOf, neighboursAround]) {
    expect(of(entries, 'gone')).toBeNull();
    expect(of([itself], 'itself')).toBeNull();
  }
});
