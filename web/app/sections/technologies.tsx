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

export function TechnologyTiles({ technologies }: { technologies: TechnologySummary[] }) {
  return (
    <ul className="tech">
      {technologies.map((technology) => {
        const content = (
          <>
            <i aria-hidden="true">
              {technology.image ? (
                <Image image={technology.image} width={24} alt="" className="tech__mark" />
              ) : (
                technology.symbol
              )}
            </i>
            <span>
              {technology.name}
              <small>{technology.summary}</small>
            </span>
          </>
        );
        return (
          <li key={technology.name}>
            {technology.slug ? (
              <Link to={`/tech/${technology.slug}`}>{content}</Link>
            ) : (
              <span className="tech__plain">{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
