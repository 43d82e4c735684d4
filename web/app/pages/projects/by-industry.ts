type Industry = { slug: string; name: string };
type InIndustries = { industries: { slug: string }[] };

export const projectsOf = <T extends InIndustries>(projects: T[], slug: string): T[] =>
  projects.filter(({ industries }) => industries.some((industry) => industry.slug === slug));

/** Includes industries without projects: the menu links to them. */
export const countByIndustry = (industries: Industry[], projects: InIndustries[]) =>
  industries.map(({ slug, name }) => ({ slug, name, count: projectsOf(projects, slug).length }));

export type IndustryCount = ReturnType<typeof countByIndustry>[number];

/** Those of the industries that follow in the menu, wrapping around, without those that the current one shows already. */
export function projectsOfNextIndustries<P extends InIndustries>(
  industries: Industry[],
  projects: P[],
  currentSlug: string,
): P[] {
  const index = industries.findIndex(({ slug }) => slug === currentSlug);
  const unseen = projects.filter((project) => projectsOf([project], currentSlug).length === 0);
  const next = [...industries.slice(index + 1), ...industries.slice(0, Math.max(index, 0))];
  return [...new Set(next.flatMap(({ slug }) => projectsOf(unseen, slug)))];
}
