import { z } from 'zod';
import { LOCALES } from '#app/i18n/locales.ts';
import { camelKeys } from './camel-keys.ts';
import { findEntry, listEntries, type Query } from './client.server.ts';
import {
  figure,
  list,
  locale,
  markdown,
  markdownWithIds,
  orNull,
  seo,
  text,
  topicNames,
  withSharingImage,
} from './fields.server.ts';
import { withCurrentLikes } from './likes.server.ts';
import { person } from './people.server.ts';
import { technologySummary } from './technologies.server.ts';

const fields = {
  slug: z.string(),
  title: z.string(),
  short_answer: z.string(),
  likes: z.number(),
  published_on: z.string(),
  topics: topicNames,
  locale,
};
export const byteSummary = z.object(fields).transform(camelKeys);
const byte = z
  .object({
    ...fields,
    question: markdownWithIds('question-'),
    answer: markdown,
    technologies: list(technologySummary),
    author: orNull(person),
    figure: orNull(figure),
    publishedAt: text,
    seo,
  })
  .transform(async (raw) => ({
    ...camelKeys(raw),
    seo: await withSharingImage(raw.seo, 'byte', raw.slug, { title: raw.title, words: raw.published_on }),
  }));

/** With several languages, all fields: Strapi rejects `locale` in this list for a type that is not translated. */
const SUMMARY_FIELDS = LOCALES.length > 1 ? {} : { fields: ['slug', 'title', 'short_answer', 'likes', 'published_on'] };

export type ByteSummary = z.output<typeof byteSummary>;
export type Byte = z.output<typeof byte>;
export type ByteOrder = 'recent' | 'liked';

export function listBytes(order: ByteOrder = 'recent', filters: Query['filters'] = {}): Promise<ByteSummary[]> {
  const sort = order === 'liked' ? ['likes:desc', 'published_on:desc', 'title'] : ['published_on:desc', 'title'];
  const read = () => listEntries('technical-bytes', { sort, filters, ...SUMMARY_FIELDS }, byteSummary);
  return order === 'liked' ? withCurrentLikes(read) : read();
}

export function findByte(slug: string): Promise<Byte | null> {
  return findEntry('technical-bytes', { filters: { slug: { $eq: slug } } }, byte);
}
