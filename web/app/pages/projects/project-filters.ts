/** What projects can be filtered by besides their industry. The names are those of the address's parameters. */
export const FILTERS = ['technology', 'country'] as const;
export type Filter = (typeof FILTERS)[number];
export type Chosen = Record<Filter, string | null>;
/** A value to choose, with the number of projects that are left then. */
export type Option = { value: string; label: string; count: number };

/** Fewer projects than these are seen at a glance. */
export const MIN_TO_FILTER = 2;

type Filterable = { country: string; technologies: { name: string; slug: string }[] };

const VALUES: Record<Filter, (project: Filterable) => { value: string; label: string }[]> = {
  technology: ({ technologies }) => technologies.map(({ name, slug }) => ({ value: slug, label: name })),
  country: ({ country }) => [{ value: country, label: country }],
};

/** What the address asks for: `?technology=react&country=Germany`. What no project has counts as not asked. */
export function chosenIn(search: string, projects: Filterable[]): Chosen {
  const params = new URLSearchParams(search);
  const read = (filter: Filter) => {
    const asked = params.get(filter);
    const exists = projects.some((project) => VALUES[filter](project).some(({ value }) => value === asked));
    return exists ? asked : null;
  };
  return { technology: read('technology'), country: read('country') };
}

/** The projects that fit all that is chosen. */
export const filterProjects = <T extends Filterable>(projects: T[], chosen: Chosen): T[] =>
  projects.filter((project) => FILTERS.every((filter) => has(project, filter, chosen[filter])));

/** What can be chosen in a filter while the other one stays, each with what it leaves; by name. */
export function optionsOf(filter: Filter, projects: Filterable[], chosen: Chosen): Option[] {
  const others = filterProjects(projects, { ...chosen, [filter]: null });
  const options = new Map<string, Option>();
  for (const { value, label } of others.flatMap(VALUES[filter]))
    options.set(value, { value, label, count: (options.get(value)?.count ?? 0) + 1 });
  return [...options.values()].sort((a, b) => a.label.localeCompare(b.label));
}

const has = (project: Filterable, filter: Filter, wanted: string | null) =>
  wanted === null || VALUES[filter](project).some(({ value }) => value === wanted);
