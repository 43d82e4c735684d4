import { z } from 'zod';
import { seo } from '../content/fields.server.ts';
import type { image } from '../content/media.server.ts';
import type { SitePage } from './site-page.ts';

type Given = Pick<SitePage, 'path' | 'kind' | 'slug' | 'title' | 'description' | 'lastModified'> & Partial<SitePage>;

/** A page of the registry; what is not given is empty. */
export const sitePage = (given: Given): SitePage => ({
  date: null,
  author: null,
  note: '',
  images: [],
  cutout: null,
  searchTitle: '',
  markdown: '',
  ...given,
  keywords: [...new Set(given.keywords)],
});

/** What every entry has that can be found. */
export const common = { publishedAt: z.string(), seo };
/** The names of related entries. */
export const named = z
  .array(z.object({ name: z.string() }))
  .nullish()
  .transform((items) => (items ?? []).map(({ name }) => name));
/** The name of who wrote it. */
export const author = z
  .object({ name: z.string() })
  .nullish()
  .transform((value) => value?.name ?? null);

/** The images that are there. */
export const images = (...found: z.output<typeof image>[]): SitePage['images'] =>
  found.flatMap((each) =>
    each ? [{ src: each.src, alt: each.alt, ...(each.version ? { version: each.version } : {}) }] : [],
  );

/** A part of a text under its heading; nothing when the part is empty. */
export const part = (heading: string, body: string): string => body && `## ${heading}\n\n${body}`;
/** The parts of a text that are there. */
export const parts = (...found: string[]): string => found.filter(Boolean).join('\n\n');
