import type { TechnologySummary } from '#app/content/technologies.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';

const TILE = 'flex h-full gap-x-4 pt-4 pb-6 lg:pb-8';

/** By number of tiles. On wide screens up to four tiles fill one row. */
const COLUMNS = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3'];

export function TechnologyTiles({ technologies }: { technologies: TechnologySummary[] }) {
  const { length } = technologies;
  const columns =
    length === 1
      ? ''
      : `sm:grid-cols-2 ${COLUMNS[length] ?? (length % 4 && length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')}`;
  return (
    <ul className={`tech grid content-start gap-x-[var(--gap)] ${columns}`}>
      {technologies.map((technology) => {
        const content = (
          <>
            <span>
              <span className="block font-display text-h3 font-medium group-hover:underline group-hover:decoration-2">
                {technology.name}
              </span>
              <small className="mt-1 block text-sm text-ink-2">{technology.summary}</small>
            </span>
            {technology.slug && <Icon name="arrow-right" className="mt-2.5 ml-auto size-4 flex-none" />}
          </>
        );
        return (
          <li key={technology.name} className="border-t border-line">
            {technology.slug ? (
              <Link
                to={`/tech/${technology.slug}`}
                className={`${TILE} group no-underline hover:text-ink hover:no-underline`}
              >
                {content}
              </Link>
            ) : (
              <span className={TILE}>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
