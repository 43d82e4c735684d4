type Industry = { slug: string; name: string };
type InIndustries = { industries: { slug: string }[] };

export const projectsOf = <T extends InIndustries>(projects: T[], slug: string): T[] =>
  projects.filter(({ industries }) => industries.some((industry) => industry.slug === slug));

/** Includes industries without projects: the menu links to them. */
export const countByIndustry = (industries: Industry[], projects: InIndustries[]) =>
  industries.map(({ slug, name }) => ({ slug, name, count: projectsOf(projects, slug).length }));

export type IndustryCount = ReturnType<typeof countByIndustry>[number];

/** In the menu's order, wrapping around; skips projects that the current industry shows already. */
export function nextIndustryWithProjects<I extends Industry, P extends InIndustries>(
  industries: I[],
  projects: P[],
  currentSlug: string,
): { industry: I; projects: P[] } | null {
  const index = industries.findIndex(({ slug }) => slug === currentSlug);
  const unseen = projects.filter((project) => projectsOf([project], currentSlug).length === 0);
  for (const industry of [...industries.slice(index + 1), ...industries.slice(0, Math.max(index, 0))]) {
    const found = projectsOf(unseen, industry.slug);
    if (found.length > 0) return { industry, projects: found };
  }
  return null;
}
