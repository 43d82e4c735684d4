export type NamedProject = { title: string; path: string };
type ProjectTechnologies = NamedProject & { technologies: string[] };

const NAMED = 2;

/** Per technology the number of its projects, and the names of the first ones. */
export function nameProjects<T extends { name: string }>(
  technologies: T[],
  projects: ProjectTechnologies[],
): (T & { projects: { count: number; named: NamedProject[] } })[] {
  return technologies.map((technology) => {
    const own = projects.filter((project) => project.technologies.includes(technology.name));
    const named = own.slice(0, NAMED).map(({ title, path }) => ({ title, path }));
    return { ...technology, projects: { count: own.length, named } };
  });
}
