type Industry = { slug: string; name: string };
type InIndustries = { industries: { slug: string }[] };

/** The projects of one industry in the order given; a project in two industries counts for both. */
export const projectsOf = <T extends InIndustries>(projects: T[], slug: string): T[] =>
  projects.filter(({ industries }) => industries.some((industry) => industry.slug === slug));

/** Each industry with the number of its projects, those without one too: the menu leads to them. */
export const countByIndustry = (industries: Industry[], projects: InIndustries[]) =>
  industries.map(({ slug, name }) => ({ slug, name, count: projectsOf(projects, slug).length }));

export type IndustryCount = ReturnType<typeof countByIndustry>[number];

/**
 * The next industry in the menu's order that has projects the visitor does not see already, with those projects. The
 * order starts again at its end. Null when there is none.
 */
export function nextIndustryWithProjects<I extends Industry, P extends InIndustries>(
  industries: I[],
  projects: P[],
  currentSlug: string,
): { industry: I; projects: P[] } | null {
  const at = industries.findIndex(({ slug }) => slug === currentSlug);
  const unseen = projects.filter((project) => projectsOf([project], currentSlug).length === 0);
  for (const industry of [...industries.slice(at + 1), ...industries.slice(0, Math.max(at, 0))]) {
    const found = projectsOf(unseen, industry.slug);
    if (found.length > 0) return { industry, projects: found };
  }
  return null;
}
