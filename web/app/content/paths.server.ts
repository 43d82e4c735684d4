import { generatePath } from 'react-router';
import { z } from 'zod';
import { ENTRIES, PAGES, SINGLES } from '../page-addresses.ts';
import { findSingle, listEntries } from './client.server.ts';

const slugged = z.object({ slug: z.string().nullish() });
const withIndustries = slugged.extend({ industries: z.array(z.object({ slug: z.string() })).nullish() });

/** What the entries of a type are, whose pages have an address made of their slug. */
const KINDS: Record<string, Exclude<keyof typeof ENTRIES, 'project'>> = {
  articles: 'article',
  'free-resources': 'resource',
  industries: 'industry',
  jobs: 'job',
  'technical-bytes': 'byte',
  technologies: 'technology',
};

/** The addresses of all pages that show one entry. @throws ContentError */
export async function listEntryPaths(): Promise<string[]> {
  const [projects, ...others] = await Promise.all([
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
  return [...others.flat(), ...ofProjects];
}

const ADDRESSES = new Map<string | null | undefined, string>(Object.entries(PAGES));

/** The pages with an address of their own that are published. @throws ContentError */
export async function listFixedPaths(): Promise<ReadonlySet<string>> {
  const [pages, brand, impressum] = await Promise.all([
    listEntries('pages', { fields: ['slug'] }, slugged),
    findSingle('brand', { fields: ['documentId'] }, z.object({})),
    findSingle('impressum', { fields: ['documentId'] }, z.object({})),
  ]);
  const paths = pages.flatMap(({ slug }) => ADDRESSES.get(slug) ?? []);
  return new Set([...paths, ...(brand ? [SINGLES.brand] : []), ...(impressum ? [SINGLES.impressum] : [])]);
}
