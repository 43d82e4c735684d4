import { z } from 'zod';
import { blocks } from '#app/content/blocks.server.ts';
import { list, locale, seo } from '#app/content/fields.server.ts';
import type { image } from '#app/content/media.server.ts';
import { populateOf } from '#app/content/populate.server.ts';
import { withoutTableMarks } from '#app/content/table-marks.server.ts';
import { upcomingDates } from '#app/content/upcoming-dates.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import type { SitePage } from './site-page.ts';

export type PageInput = Pick<SitePage, 'path' | 'kind' | 'slug' | 'title' | 'description' | 'lastModified'> &
  Partial<Omit<SitePage, 'locale'>> & { locale: string | null };

export const sitePage = (input: PageInput): SitePage => ({
  date: null,
  author: null,
  listedAt: [],
  note: '',
  images: [],
  cover: null,
  cutout: null,
  searchTitle: '',
  answers: [],
  searchKeywords: [],
  ...input,
  locale: input.locale ?? LOCALES[0].code,
  markdown: withoutTableMarks(input.markdown ?? ''),
  keywords: [...new Set(input.keywords)],
});

/** Sections without a schema, except for dates, of which pages show those to come. */
export const rawSections = list(z.looseObject({ dates: upcomingDates.optional() }));

/** Populates the sections of pages that read them without a schema (`rawSections`). */
export const blocksPopulate = populateOf(z.object({ blocks }));
export const common = { publishedAt: z.string(), seo, locale };

export const images = (...found: z.output<typeof image>[]): SitePage['images'] =>
  found.filter((image) => image !== null);

export const part = (heading: string, body: string): string => body && `## ${heading}\n\n${body}`;
export const parts = (...found: string[]): string => found.filter(Boolean).join('\n\n');
