import { useMessages } from '#app/i18n/messages.ts';
import { Link } from './link.tsx';

export type Crumb = { label: string; to?: string };

/** The home page is added; the last crumb is the page itself, and one without `to` has no page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { nav } = useMessages();
  const all = [{ label: nav.homeCrumb, to: '/' }, ...crumbs];
  return (
    <nav className="wrap crumbs" aria-label={nav.breadcrumbs}>
      <ol>
        {all.map(({ label, to }, index) => (
          <li key={index}>
            {index === all.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : to ? (
              <Link to={to} className={index > 1 ? 'crumbs__inner' : undefined}>
                {label}
              </Link>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
