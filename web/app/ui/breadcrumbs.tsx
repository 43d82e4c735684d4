import { useMessages } from '#app/i18n/messages.ts';
import { Link } from './link.tsx';
import { useIsPublished } from './unpublished-pages.ts';

/** Without `to`: a level that has no page. */
export type Crumb = { label: string; to?: string };

/**
 * Pass the crumbs from below the home page, which is added, to the current page. Phones hide the current page, whose heading follows,
 * and whatever doesn't fit on one line. If only the home page would be left, they hide all until a link has the focus.
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { nav } = useMessages();
  const isPublished = useIsPublished();
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
            ) : to && isPublished(to) ? (
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
