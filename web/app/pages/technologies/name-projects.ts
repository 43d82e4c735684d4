export type NamedProject = { title: string; path: string };
type ProjectTechnologies = NamedProject & { technologies: string[] };

const NAMED = 2;

/** Per technology the number of its projects, and of two of them the names: those that are named least above. */
export function nameProjects<T extends { name: string }>(
  technologies: T[],
  projects: ProjectTechnologies[],
): (T & { projects: { count: number; named: NamedProject[] } })[] {
  const mentions = new Map<string, number>();
  const mentionsOf = ({ path }: NamedProject) => mentions.get(path) ?? 0;
  return technologies.map((technology) => {
    const own = projects.filter((project) => project.technologies.includes(technology.name));
    const named = own
      .toSorted((a, b) => mentionsOf(a) - mentionsOf(b))
      .slice(0, NAMED)
      .map(({ title, path }) => ({ title, path }));
    for (const project of named) mentions.set(project.path, mentionsOf(project) + 1);
    return { ...technology, projects: { count: own.length, named } };
  });
}
