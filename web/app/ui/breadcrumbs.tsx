import { useMessages } from '#app/i18n/messages.ts';
import { Link } from './link.tsx';

export type Crumb = { label: string; to?: string };

/**
 * The home page is added; the last crumb is the page itself, which phones leave to its heading, and with it those that a line has no room for.
 * One without `to` has no page.
 * Below home nothing is left on phones: it shows on focus.
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { nav } = useMessages();
  const all = [{ label: nav.homeCrumb, to: '/' }, ...crumbs];
  return (
    <nav
      className={`wrap crumbs pt-3 text-sm sm:pt-4 sm:pb-2 ${crumbs.length < 2 ? 'max-sm:not-focus-within:sr-only' : ''}`}
      aria-label={nav.breadcrumbs}
    >
      <ol className="flex max-sm:flex-wrap min-[15rem]:max-sm:not-focus-within:max-h-[calc(1lh+0.5rem)] min-[15rem]:max-sm:not-focus-within:overflow-hidden">
        {all.map(({ label, to }, index) => (
          <li
            key={index}
            className="inline-flex min-w-0 flex-none items-center text-ink-2 last:flex-initial max-sm:nth-last-2:flex-initial max-sm:last:sr-only"
          >
            {index === all.length - 1 ? (
              <span aria-current="page" className="truncate text-ink">
                {label}
              </span>
            ) : to ? (
              <Link to={to} className="truncate py-1 no-underline hover:underline">
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
