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

const TILE = 'flex h-full items-start justify-between gap-x-4 pt-4 pb-6 lg:pb-8';

/** The last ones of a row that isn't full are wider. By the number that is left. */
const LAST_OF_TWO = ['', 'sm:max-lg:last:col-span-2'];
const LAST_OF_FOUR = ['', 'lg:last:col-span-4', 'lg:nth-last-[-n+2]:col-span-2', 'lg:last:col-span-2'];

export function TechnologyTiles({ technologies }: { technologies: TechnologySummary[] }) {
  const { length } = technologies;
  const isInThrees = length % 4 !== 0 && length % 3 === 0;
  const last = `${LAST_OF_TWO[length % 2]} ${isInThrees ? '' : LAST_OF_FOUR[length % 4]}`;
  return (
    <ul
      className={`tech grid content-start gap-x-[var(--gap)] sm:grid-cols-2 ${isInThrees ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {technologies.map((technology) => {
        const content = (
          <>
            <span>
              <span className="block font-display text-h3 font-medium group-hover:underline group-hover:decoration-2">
                {technology.name}
              </span>
              <small className="mt-1 block text-sm text-ink-2">{technology.summary}</small>
            </span>
            <TechnologyLogo technology={technology} />
          </>
        );
        return (
          <li key={technology.name} className={`border-t border-line ${last}`}>
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

export function TechnologyLogo({ technology: { image } }: { technology: Pick<TechnologySummary, 'image'> }) {
  return image && <Image image={image} width={24} alt="" className="mt-1 size-6 flex-none [filter:var(--logo-tone)]" />;
}
