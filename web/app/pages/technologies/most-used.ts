type Project = { path: string; technologies: string[] };

const SHOWN = 3;
/** A shorter list is seen at once. */
const LONG_LIST = 7;

export const countProjects = <T extends { name: string }>(technologies: T[], projects: Project[]) =>
  technologies.map((technology) => ({
    ...technology,
    count: projects.filter((project) => project.technologies.includes(technology.name)).length,
  }));

/** Those of the most projects, each with another project: one that names it early, among few, so that it says much about this one. */
export function listMostUsed<T extends { name: string; count: number }, P extends Project>(
  technologies: T[],
  projects: P[],
) {
  if (technologies.length < LONG_LIST) return [];
  const isNamed = new Set<string>();
  return technologies
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN)
    .map((technology) => {
      const rank = ({ technologies }: P) => technologies.indexOf(technology.name);
      const own = projects
        .filter((project) => rank(project) >= 0)
        .toSorted((a, b) => rank(a) - rank(b) || a.technologies.length - b.technologies.length);
      const project = own.find(({ path }) => !isNamed.has(path)) ?? own[0];
      if (project) isNamed.add(project.path);
      return { ...technology, project };
    });
}

/** For each project, oldest first, whether it is built with the technology. */
export const listUses = (name: string, projects: Project[]) =>
  projects.map(({ technologies }) => technologies.includes(name)).reverse();
