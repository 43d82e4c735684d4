import type { BlockOf } from '#app/content/blocks.server.ts';
import type { TechnologySummary } from '#app/content/technologies.server.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

export function TechnologiesSection({ id, heading, text, technologies }: BlockOf<'technologies'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <TechnologyTiles technologies={technologies} />
    </section>
  );
}

const TILE = 'grid h-full grid-cols-[3rem_minmax(0,1fr)] gap-x-4 pt-5 pb-7';

type TilesProps = { technologies: TechnologySummary[]; columns?: keyof typeof COLUMNS };
/** Two stand beside a heading, which has the rule above their first row. */
const COLUMNS = {
  two: { list: 'sm:grid-cols-2', tile: 'lg:nth-[-n+2]:border-t-0' },
  four: { list: 'sm:grid-cols-2 lg:grid-cols-4', tile: '' },
} as const;

export function TechnologyTiles({ technologies, columns = 'four' }: TilesProps) {
  return (
    <ul className={`tech grid content-start gap-x-[var(--gap)] ${COLUMNS[columns].list}`}>
      {technologies.map((technology) => {
        const content = (
          <>
            <i
              aria-hidden="true"
              className="grid size-12 place-items-center rounded-control bg-[var(--light-soft)] font-display text-[1.25rem] leading-none font-medium tracking-[-0.03em] text-[var(--light-ink)] not-italic forced-color-adjust-none group-hover:bg-mark group-hover:text-on-mark"
            >
              {technology.image ? (
                <Image image={technology.image} width={28} alt="" className="size-7" />
              ) : (
                technology.symbol
              )}
            </i>
            <span>
              <span className="block font-display text-h3 font-medium group-hover:underline group-hover:decoration-2">
                {technology.name}
              </span>
              <small className="mt-1 block text-sm text-ink-2">{technology.summary}</small>
            </span>
          </>
        );
        return (
          <li key={technology.name} className={`border-t border-line ${COLUMNS[columns].tile}`}>
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
