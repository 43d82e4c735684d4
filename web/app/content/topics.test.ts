import { expect, it } from 'vitest';
import { countTopics, topicOf, withTopic } from './topics.ts';

const hl7 = { name: 'HL7 v2', slug: 'hl7-v2' };
const data = { name: 'Data', slug: 'data' };
const entries = [
  { slug: 'a', topics: [hl7, data] },
  { slug: 'b', topics: [data] },
  { slug: 'c', topics: [] },
];

it('counts the entries of each topic, the most frequent topic first', () => {
  expect(countTopics(entries)).toEqual([
    { ...data, count: 2 },
    { ...hl7, count: 1 },
  ]);
});

it('ignores an unknown topic', () => {
  const topics = countTopics(entries);
  expect(topicOf('?topic=hl7-v2&sort=liked', topics)).toBe('hl7-v2');
  expect(topicOf('?topic=<script>', topics)).toBeNull();
  expect(withTopic(entries, null)).toHaveLength(3);
  expect(withTopic(entries, 'data').map(({ slug }) => slug)).toEqual(['a', 'b']);
});
