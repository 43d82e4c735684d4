import type { ReactNode } from 'react';
import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { ChoiceForm } from '#app/ui/choice-form.tsx';
import { Link } from '#app/ui/link.tsx';
import { type Chosen, FILTERS, type Option } from './project-filters.ts';

type Props = {
  path: string;
  shown: number;
  chosen: Chosen;
  options: Record<(typeof FILTERS)[number], Option[]>;
};

/** Contains the industries and this form, on wide screens in one row. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <div className="border-line min-[89rem]:mb-[clamp(1.75rem,1.2rem+1.6vw,3rem)] min-[89rem]:flex min-[89rem]:items-end min-[89rem]:justify-between min-[89rem]:gap-x-6 min-[89rem]:border-b">
    {children}
  </div>
);

export function FilterForm({ path, shown, chosen, options }: Props) {
  const { project } = useMessages();
  const plural = usePlural();
  const { toLocale } = useLanguage();
  const values = Object.fromEntries(
    FILTERS.flatMap((filter) => (chosen[filter] === null ? [] : [[filter, chosen[filter]]])),
  );
  const isFiltered = Object.keys(values).length > 0;
  const optionsOf = (filter: (typeof FILTERS)[number]) =>
    options[filter].map(({ value, label, count }) => (
      <option key={value} value={value}>
        {interpolate(project.option, { label, count })}
      </option>
    ));
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-3 pb-8 min-[89rem]:pb-2.5">
      <ChoiceForm
        path={toLocale(path)}
        chosen={values}
        apply={project.apply}
        className="flex flex-1 flex-wrap items-baseline gap-3 sm:max-[89rem]:gap-x-(--gap) max-sm:grid max-sm:min-w-full max-sm:grid-cols-[10fr_9fr] max-xs:grid-cols-1"
      >
        {FILTERS.map((filter) => (
          <div key={filter} className="flex-1">
            <label htmlFor={`filter-${filter}`} className="sr-only">
              {project.filters[filter]}
            </label>
            <select
              id={`filter-${filter}`}
              name={filter}
              className="input min-h-11 w-full py-2 min-[89rem]:w-44"
              defaultValue={chosen[filter] ?? ''}
            >
              <option value="">{project.any[filter]}</option>
              {optionsOf(filter)}
            </select>
          </div>
        ))}
      </ChoiceForm>
      {/* Visible with a filter only: without one, the chosen industry shows the count. */}
      <p className={isFiltered ? 'small muted tnum mr-auto' : 'sr-only'} role="status">
        {plural(project.count, shown)}{' '}
        {isFiltered && (
          <Link
            to={path}
            inPlace
            className="more ml-3"
            // Moves the focus away from this link, which disappears with the last filter.
            onClick={() => document.getElementById(`filter-${FILTERS[0]}`)?.focus({ preventScroll: true })}
          >
            {project.reset}
          </Link>
        )}
      </p>
    </div>
  );
}
