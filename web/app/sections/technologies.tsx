import type { BlockOf } from '#app/content/blocks.server.ts';
import type { TechnologySummary } from '#app/content/technologies.server.ts';
import { Link } from '#app/ui/link.tsx';
import { TechnologySymbol } from './technology-symbol.tsx';

/** Their names alone, large; what each is for stands on its page. */
export function TechnologiesSection({ id, heading, text, technologies }: BlockOf<'technologies'> & { id: string }) {
  return (
    <section className="band on-dark py-12 lg:py-18" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="text-lead font-sans font-normal tracking-normal text-ink-2">
          {heading}
        </h2>
        <TechnologyNames technologies={technologies} className="mt-4 text-[clamp(2.25rem,1.1rem+4.7vw,5.5rem)]" />
        {text && <p className="mt-6 max-w-[34rem] text-ink-2">{text}</p>}
      </div>
    </section>
  );
}

type Names = { technologies: TechnologySummary[]; className: string };

/** A running line. A slash at the beginning of a row lies outside of the list, which is cut off there. */
export function TechnologyNames({ technologies, className }: Names) {
  return (
    <div
      className={`overflow-clip font-display leading-[1.2] font-medium tracking-[-0.03em] [overflow-clip-margin:6px] ${className}`}
    >
      <ul className="-ml-[1em] flex flex-wrap">
        {technologies.map(({ name, slug }) => (
          <li
            key={name}
            className="flex before:w-[1em] before:text-center before:font-normal before:text-accent before:content-['/'/'']"
          >
            {slug ? (
              <Link to={`/tech/${slug}`} className="decoration-2 not-hover:no-underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const TILE = 'flex h-full gap-x-4 pt-4 pb-6 lg:pb-8';

/** Up to four fill their only row on wide screens. */
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
            <TechnologySymbol symbol={technology.symbol} />
            <span>
              <span className="block font-display text-h3 font-medium group-hover:underline group-hover:decoration-2">
                {technology.name}
              </span>
              <small className="mt-1 block text-sm text-ink-2">{technology.summary}</small>
            </span>
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
