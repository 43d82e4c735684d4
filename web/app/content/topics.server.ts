import { z } from 'zod';
import { findEntry } from './client.server.ts';
import { locale, seo, text, withSharingImage } from './fields.server.ts';

const topic = z.object({ name: z.string(), slug: z.string(), lead: text, seo, locale }).transform(async (raw) => ({
  ...raw,
  seo: await withSharingImage(raw.seo, 'topic', raw.slug, { title: raw.name }),
}));

type Topic = z.output<typeof topic>;

export function findTopic(slug: string): Promise<Topic | null> {
  return findEntry('topics', { filters: { slug: { $eq: slug } } }, topic);
}
