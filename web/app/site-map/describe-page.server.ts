import { z } from 'zod';
import { seo } from '#app/content/fields.server.ts';
import type { image } from '#app/content/media.server.ts';
import type { SitePage } from './site-page.ts';

type Input = Pick<SitePage, 'path' | 'kind' | 'slug' | 'title' | 'description' | 'lastModified'> & Partial<SitePage>;

export const sitePage = (input: Input): SitePage => ({
  date: null,
  author: null,
  note: '',
  images: [],
  cutout: null,
  searchTitle: '',
  markdown: '',
  ...input,
  keywords: [...new Set(input.keywords)],
});

export const common = { publishedAt: z.string(), seo };
export const named = z
  .array(z.object({ name: z.string() }))
  .nullish()
  .transform((items) => (items ?? []).map(({ name }) => name));
export const author = z
  .object({ name: z.string() })
  .nullish()
  .transform((value) => value?.name ?? null);

export const images = (...found: z.output<typeof image>[]): SitePage['images'] =>
  found.flatMap((image) =>
    image ? [{ src: image.src, alt: image.alt, ...(image.version ? { version: image.version } : {}) }] : [],
  );

export const part = (heading: string, body: string): string => body && `## ${heading}\n\n${body}`;
export const parts = (...found: string[]): string => found.filter(Boolean).join('\n\n');
