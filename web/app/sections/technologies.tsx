import type { BlockOf } from '#app/content/blocks.server.ts';
import type { TechnologySummary } from '#app/content/technologies.server.ts';
import { Link } from '#app/ui/link.tsx';

/** Only the names, in large type: the page of each technology explains it. */
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

/** Names separated by slashes. A slash at the start of a row is outside of the list, where it is clipped. */
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
