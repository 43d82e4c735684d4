type Industry = { slug: string; name: string };
type InIndustries = { industries: { slug: string }[] };

export const projectsOf = <T extends InIndustries>(projects: T[], slug: string): T[] =>
  projects.filter(({ industries }) => industries.some((industry) => industry.slug === slug));

/** Includes industries without projects, because the menu links to them. */
export const countByIndustry = (industries: Industry[], projects: InIndustries[]) =>
  industries.map(({ slug, name }) => ({ slug, name, count: projectsOf(projects, slug).length }));

export type IndustryCount = ReturnType<typeof countByIndustry>[number];
