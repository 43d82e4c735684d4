import { z } from 'zod';
import { camelKeys } from './camel-keys.ts';
import { findEntry } from './client.server.ts';
import { locale, seo, text, withSharingImage } from './fields.server.ts';
import { image } from './media.server.ts';

const fields = z.object({
  name: z.string(),
  slug: z.string(),
  role: z.string(),
  bio: text,
  ask_about: text,
  photo: image,
  email: text,
});
export const person = fields.transform(camelKeys);
const author = fields.extend({ seo, locale }).transform(async (raw) => ({
  ...camelKeys(raw),
  seo: await withSharingImage(raw.seo, 'author', raw.slug, { title: raw.name, words: raw.role }),
}));

export type Person = z.output<typeof person>;
export type Author = z.output<typeof author>;

/** Finds any person; the list of articles may be empty. */
export function findAuthor(slug: string): Promise<Author | null> {
  return findEntry('people', { filters: { slug: { $eq: slug } } }, author);
}
