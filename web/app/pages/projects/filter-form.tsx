import { Form, useNavigate } from 'react-router';
import { format, useMessages, usePlural } from '../../locale/messages';
import { useLanguage } from '../../locale/use-locale';
import { Button } from '../../ui/button';
import { Later } from '../../ui/later';
import { Link } from '../../ui/link';
import { type Chosen, FILTERS, type Option } from './project-filters';

type Props = {
  path: string;
  shown: number;
  chosen: Chosen;
  options: Record<(typeof FILTERS)[number], Option[]>;
};

/** Filters at once where JavaScript runs; without it a button sends the form. */
export function FilterForm({ path, shown, chosen, options }: Props) {
  const { project } = useMessages();
  const plural = usePlural();
  const { toLocale } = useLanguage();
  const navigate = useNavigate();
  const isFiltered = FILTERS.some((filter) => chosen[filter] !== null);
  const choose = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    );
    const search = new URLSearchParams(entries).toString();
    navigate(toLocale(search ? `${path}?${search}` : path), { preventScrollReset: true, replace: true });
  };
  const optionsOf = (filter: (typeof FILTERS)[number]) =>
    options[filter].map(({ value, label, count }) => (
      <option key={value} value={value}>
        {format(project.option, { label, count })}
      </option>
    ));
  return (
    <div className="listbar pb-8">
      <p className="small muted tnum" role="status">
        {plural(project.count, shown)}
        {isFiltered && (
          <Link to={path} className="more ml-4">
            {project.reset}
          </Link>
        )}
      </p>
      <Form
        method="get"
        action={toLocale(path)}
        className="project-filters"
        key={`${chosen.technology} ${chosen.country}`}
        onChange={(event) => choose(event.currentTarget)}
      >
        {FILTERS.map((filter) => (
          <div key={filter} className="project-filters__one">
            <label htmlFor={`filter-${filter}`} className="small">
              {project.filters[filter]}
            </label>
            <select id={`filter-${filter}`} name={filter} className="input" defaultValue={chosen[filter] ?? ''}>
              <option value="">{project.any}</option>
              {chosen[filter] === null ? <Later isUnseen>{optionsOf(filter)}</Later> : optionsOf(filter)}
            </select>
          </div>
        ))}
        <noscript>
          <Button type="submit" variant="small-line">
            {project.apply}
          </Button>
        </noscript>
      </Form>
    </div>
  );
}
