import { z } from 'zod';
import { listEntries } from './client.server.ts';

const slugged = z.object({ slug: z.string().nullish() });
const withIndustries = slugged.extend({ industries: z.array(z.object({ slug: z.string() })).nullish() });

/** Where the entries of a type have their pages. */
const PAGES_OF: Record<string, string> = {
  articles: '/blog',
  'free-resources': '/free-resources',
  industries: '/projects',
  jobs: '/careers',
  'technical-bytes': '/technical-bytes',
  technologies: '/tech',
};

/** The addresses of all pages that show one entry. @throws ContentError */
export async function listEntryPaths(): Promise<string[]> {
  const [projects, ...others] = await Promise.all([
    listEntries('projects', { fields: ['slug'], populate: { industries: { fields: ['slug'] } } }, withIndustries),
    ...Object.entries(PAGES_OF).map(async ([type, base]) =>
      (await listEntries(type, { fields: ['slug'] }, slugged)).flatMap(({ slug }) => (slug ? [`${base}/${slug}`] : [])),
    ),
  ]);
  const ofProjects = projects.flatMap(({ slug, industries }) =>
    (industries ?? []).map((industry) => `/projects/${industry.slug}/${slug}`),
  );
  return [...others.flat(), ...ofProjects];
}
