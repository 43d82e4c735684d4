import { generatePath } from 'react-router';
import { z } from 'zod';
import { ENTRIES } from '../registry/page-addresses.ts';
import { listEntries } from './client.server.ts';

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
