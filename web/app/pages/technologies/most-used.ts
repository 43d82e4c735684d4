type Project = { title: string; path: string; technologies: string[] };

const SHOWN = 3;
const NAMED = 3;
/** A shorter list is seen at once. */
const LONG_LIST = 7;

export const countProjects = <T extends { name: string }>(technologies: T[], projects: Project[]) =>
  technologies.map((technology) => ({
    ...technology,
    count: projects.filter((project) => project.technologies.includes(technology.name)).length,
  }));

/** Those of the most projects. Each names some that no other has named, as long as there are any. */
export function listMostUsed<T extends { name: string; count: number }>(technologies: T[], projects: Project[]) {
  if (technologies.length < LONG_LIST) return [];
  const isNamed = new Set<string>();
  return technologies
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN)
    .map((technology) => {
      const own = projects.filter((project) => project.technologies.includes(technology.name));
      const newFirst = own.toSorted((a, b) => Number(isNamed.has(a.path)) - Number(isNamed.has(b.path)));
      const named = newFirst.slice(0, NAMED).map(({ title, path }) => ({ title, path }));
      for (const { path } of named) isNamed.add(path);
      return { ...technology, projects: named };
    });
}
