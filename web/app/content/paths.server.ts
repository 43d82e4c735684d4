import { generatePath } from 'react-router';
import { z } from 'zod';
import { ENTRIES, pagePath, SINGLES } from '../page-addresses.ts';
import { findSingle, listEntries } from './client.server.ts';

const slugged = z.object({ slug: z.string().nullish() });
const withIndustries = slugged.extend({ industries: z.array(z.object({ slug: z.string() })).nullish() });

/** What the entries of a type are, whose pages have an address made of their slug. */
const KINDS: Record<string, Exclude<keyof typeof ENTRIES, 'page' | 'project'>> = {
  articles: 'article',
  'free-resources': 'resource',
  industries: 'industry',
  jobs: 'job',
  'technical-bytes': 'byte',
  technologies: 'technology',
};

/** The addresses of all pages that show one entry. @throws ContentError */
export async function listEntryPaths(): Promise<string[]> {
  const [pages, projects, ...others] = await Promise.all([
    listPagePaths(),
    listEntries('projects', { fields: ['slug'], populate: { industries: { fields: ['slug'] } } }, withIndustries),
    ...Object.entries(KINDS).map(async ([type, kind]) =>
      (await listEntries(type, { fields: ['slug'] }, slugged)).flatMap(({ slug }) =>
        slug ? [generatePath(ENTRIES[kind], { slug, industry: slug })] : [],
      ),
    ),
  ]);
  const ofProjects = projects.flatMap(({ slug, industries }) =>
    (industries ?? []).flatMap((industry) =>
      slug ? [generatePath(ENTRIES.project, { industry: industry.slug, slug })] : [],
    ),
  );
  return [...pages, ...others.flat(), ...ofProjects];
}

/** The addresses of the published pages that editors compose of sections. @throws ContentError */
export async function listPagePaths(): Promise<ReadonlySet<string>> {
  const pages = await listEntries('pages', { fields: ['slug'] }, slugged);
  return new Set(pages.flatMap(({ slug }) => (slug ? [pagePath(slug)] : [])));
}

const noted = z.object({ taken_back_as: z.string() });

/**
 * The addresses of pages that an editor has taken back. All of them at once, as `listPagePaths`: what is remembered for one
 * address serves for all others, so that made-up ones cost the content system nothing. @throws ContentError
 */
export async function listUnpublishedPagePaths(): Promise<ReadonlySet<string>> {
  const query = {
    filters: { taken_back_as: { $notNull: true } },
    fields: ['taken_back_as'],
    status: 'draft' as const,
  };
  return new Set((await listEntries('pages', query, noted)).map((page) => pagePath(page.taken_back_as)));
}

/** The pages that are no entry of a list and are published: those made of sections and the documents. @throws ContentError */
export async function listFixedPaths(): Promise<ReadonlySet<string>> {
  const [pages, brand, impressum] = await Promise.all([
    listPagePaths(),
    findSingle('brand', { fields: ['documentId'] }, z.object({})),
    findSingle('impressum', { fields: ['documentId'] }, z.object({})),
  ]);
  return new Set([...pages, ...(brand ? [SINGLES.brand] : []), ...(impressum ? [SINGLES.impressum] : [])]);
}
