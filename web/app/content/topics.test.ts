import { expect, it } from 'vitest';
import { countTopics, topicOf, topicSlug, withTopic } from './topics.ts';

const entries = [
  { slug: 'a', topics: ['HL7 v2', 'Data'] },
  { slug: 'b', topics: ['Data', 'Data'] },
  { slug: 'c', topics: [] },
];

it.each([
  ['HL7 v2', 'hl7-v2'],
  ['C++ & C#', 'c-c'],
  ['Élan', 'elan'],
  ['東京', '東京'],
])('%s is %s in an address', (name, slug) => {
  expect(topicSlug(name)).toBe(slug);
});

it('counts entries, the most frequent topic first', () => {
  expect(countTopics(entries)).toEqual([
    { name: 'Data', slug: 'data', count: 2 },
    { name: 'HL7 v2', slug: 'hl7-v2', count: 1 },
  ]);
});

it('an unknown topic is none, and none shows all', () => {
  const topics = countTopics(entries);
  expect(topicOf('?topic=hl7-v2&sort=liked', topics)).toBe('hl7-v2');
  expect(topicOf('?topic=<script>', topics)).toBeNull();
  expect(withTopic(entries, null)).toHaveLength(3);
  expect(withTopic(entries, 'data').map(({ slug }) => slug)).toEqual(['a', 'b']);
});
