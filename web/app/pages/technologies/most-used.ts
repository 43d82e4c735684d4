type Project = {
  slug: string;
  path: string;
  /** Their ids, in the editor's order. */
  technologies: string[];
};
type Technology = { documentId: string; count: number; featuredProject: { slug: string } | null };

const MAX_LISTED = 3;
/** A shorter list needs no selection. */
const MIN_TECHNOLOGIES = 7;

export const countProjects = <T extends { documentId: string }>(technologies: T[], projects: Project[]) =>
  technologies.map((technology) => ({
    ...technology,
    count: projects.filter((project) => project.technologies.includes(technology.documentId)).length,
  }));

/**
 * The technologies used in the most projects, each with a different project as its example: the editor's choice, else one
 * that names the technology early, among few others.
 */
export function listMostUsed<T extends Technology, P extends Project>(technologies: T[], projects: P[]) {
  if (technologies.length < MIN_TECHNOLOGIES) return [];
  const mostUsed = technologies
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_LISTED);
  const chosenOf = ({ featuredProject }: T) => projects.find(({ slug }) => slug === featuredProject?.slug);
  const chosenPaths = new Set(mostUsed.map((technology) => chosenOf(technology)?.path));
  const listedPaths = new Set<string>();
  return mostUsed.map((technology) => {
    const chosen = chosenOf(technology);
    const rank = ({ technologies }: P) => technologies.indexOf(technology.documentId);
    const candidates = projects
      .filter((project) => rank(project) >= 0)
      .toSorted((a, b) => rank(a) - rank(b) || a.technologies.length - b.technologies.length);
    const project =
      chosen && !listedPaths.has(chosen.path)
        ? chosen
        : (candidates.find(({ path }) => !chosenPaths.has(path) && !listedPaths.has(path)) ?? candidates[0]);
    if (project) listedPaths.add(project.path);
    return { ...technology, project };
  });
}

export const withChosenFirst = <P extends { slug: string }>(projects: P[], chosen: { slug: string } | null) =>
  projects.toSorted((a, b) => Number(b.slug === chosen?.slug) - Number(a.slug === chosen?.slug));

/** For each project, oldest first, whether it is built with the technology. */
export const listUses = (documentId: string, projects: Project[]) =>
  projects.map(({ technologies }) => technologies.includes(documentId)).reverse();
