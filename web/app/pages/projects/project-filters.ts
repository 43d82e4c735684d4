export const FILTERS = ['technology', 'country'] as const;
type Filter = (typeof FILTERS)[number];
export type Chosen = Record<Filter, string | null>;
export type Option = { value: string; label: string; count: number };

/** A shorter list needs no filters. */
const MIN_PROJECTS = 6;

export const needsFilters = (count: number, chosen: Chosen): boolean =>
  count >= MIN_PROJECTS || FILTERS.some((filter) => chosen[filter] !== null);

type Filterable = { country: string; technologies: { name: string; slug: string }[] };

const VALUES: Record<Filter, (project: Filterable) => { value: string; label: string }[]> = {
  technology: ({ technologies }) => technologies.map(({ name, slug }) => ({ value: slug, label: name })),
  country: ({ country }) => [{ value: country, label: country }],
};

/** Reads `?technology=react&country=Germany`. Ignores values that no project has. */
export function readFilters(search: string, projects: Filterable[]): Chosen {
  const params = new URLSearchParams(search);
  const read = (filter: Filter) => {
    const requested = params.get(filter);
    const exists = projects.some((project) => VALUES[filter](project).some(({ value }) => value === requested));
    return exists ? requested : null;
  };
  return { technology: read('technology'), country: read('country') };
}

export const filterProjects = <T extends Filterable>(projects: T[], chosen: Chosen): T[] =>
  projects.filter((project) => FILTERS.every((filter) => matches(project, filter, chosen[filter])));

/** The options of a filter, sorted by name. Counts take the other filter into account. */
export function optionsOf(filter: Filter, projects: Filterable[], chosen: Chosen): Option[] {
  const others = filterProjects(projects, { ...chosen, [filter]: null });
  const options = new Map<string, Option>();
  for (const { value, label } of others.flatMap(VALUES[filter]))
    options.set(value, { value, label, count: (options.get(value)?.count ?? 0) + 1 });
  return [...options.values()].sort((a, b) => a.label.localeCompare(b.label));
}

const matches = (project: Filterable, filter: Filter, chosenValue: string | null) =>
  chosenValue === null || VALUES[filter](project).some(({ value }) => value === chosenValue);
