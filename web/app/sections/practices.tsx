import type { BlockOf } from '#app/content/blocks.server.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

export function PracticesSection({ id, heading, text, items }: BlockOf<'practices'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} isLead />
      <div className="columns gap-y-14">
        {items.map((item, index) => (
          <article key={item.title} className={`practice ${index % 2 ? 'c-7-12' : 'c-1-6'}`}>
            <figure className={item.drawing === 'ranges' ? 'bg-accent-soft' : 'fig-l'}>
              <Drawing name={item.drawing} width={640} height={360} />
            </figure>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <ul className="systems">
              {item.systems.map((system) => (
                <li key={system}>{system}</li>
              ))}
            </ul>
            {item.link && (
              <MoreLink to={item.link.url} external arrow>
                {item.link.label}
              </MoreLink>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}
