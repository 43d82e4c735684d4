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

const TILE =
  'grid min-h-[4.25rem] grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-3.5 px-[clamp(0.625rem,0.3rem+1.3vw,1rem)] py-3.5 leading-[1.3] font-[550]';

export function TechnologyTiles({ technologies }: { technologies: TechnologySummary[] }) {
  const { columns, last } = layoutFor(technologies.length);
  return (
    <ul className={`tech grid content-start gap-px p-px ${columns}`}>
      {technologies.map((technology) => {
        const content = (
          <>
            <i
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-control bg-[var(--light-soft)] font-display text-[1.125rem] leading-none font-medium tracking-[-0.03em] text-[var(--light-ink)] not-italic forced-color-adjust-none group-hover:bg-mark group-hover:text-on-mark"
            >
              {technology.image ? (
                <Image image={technology.image} width={24} alt="" className="size-6" />
              ) : (
                technology.symbol
              )}
            </i>
            <span>
              {technology.name}
              <small className="block text-xs leading-[1.3] font-normal text-ink-2">{technology.summary}</small>
            </span>
          </>
        );
        return (
          <li key={technology.name} className={`shadow-[0_0_0_1px_var(--line)] ${last}`}>
            {technology.slug ? (
              <Link
                to={`/tech/${technology.slug}`}
                className={`${TILE} group h-full no-underline hover:bg-surface hover:text-ink hover:no-underline focus-visible:-outline-offset-3`}
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

/** The last tile fills its row. */
function layoutFor(count: number): { columns: string; last: string } {
  const isThree = count % 4 === 1 || (count % 3 === 0 && count % 4);
  const wide = isThree ? 3 : 4;
  const isFive = count % 5 === 0 && count % 4;
  return {
    columns: `${count % 3 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'} ${isThree ? 'lg:grid-cols-3' : 'lg:grid-cols-4'} ${isFive ? 'xl:grid-cols-5' : ''}`,
    last: `${count % 3 && count % 2 ? 'sm:max-lg:last:col-span-full' : ''} ${count % wide ? LAST[wide - (count % wide)] : ''} ${isFive ? 'xl:last:col-span-1' : ''}`,
  };
}
/** By how many are missing. */
const LAST = ['', 'lg:last:col-span-2', 'lg:last:col-span-3'];
