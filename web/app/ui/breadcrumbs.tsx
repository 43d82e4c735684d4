import { useMessages } from '#app/i18n/messages.ts';
import { Link } from './link.tsx';

export type Crumb = { label: string; to?: string };

/** A long parent title leaves space for the current page. */
const INNER = 'truncate max-sm:max-w-[max(3.5rem,100vw-17.5rem)] max-[15rem]:max-w-none';

/** The home page is added; the last crumb is the page itself, and one without `to` has no page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { nav } = useMessages();
  const all = [{ label: nav.homeCrumb, to: '/' }, ...crumbs];
  return (
    <nav className="wrap crumbs pt-5 pb-2.5 text-sm" aria-label={nav.breadcrumbs}>
      <ol className="flex max-[15rem]:flex-wrap">
        {all.map(({ label, to }, index) => (
          <li key={index} className="inline-flex flex-none items-center text-ink-2 last:min-w-0 last:flex-initial">
            {index === all.length - 1 ? (
              <span aria-current="page" className="truncate text-ink">
                {label}
              </span>
            ) : to ? (
              <Link to={to} className={`py-1 no-underline hover:underline ${index > 1 ? INNER : ''}`}>
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
