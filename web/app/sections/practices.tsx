import type { BlockOf } from '#app/content/blocks.server.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

/** Two in a row. Their images touch and reach the edges of the window. */
export function PracticesSection({ id, heading, text, items }: BlockOf<'practices'> & { id: string }) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} text={text} hasRule={false} />
      </div>
      <div className="grid gap-y-14 md:grid-cols-2 md:gap-y-0">
        {items.map((item, index) => (
          <article key={item.title} className="grid md:row-span-5 md:grid-rows-subgrid">
            {item.image && (
              <Image
                image={item.image}
                width={item.image.width}
                sizes="(min-width: 48rem) 50vw, 100vw"
                className="aspect-[4/3] w-full object-cover"
              />
            )}
            <div
              className={`grid w-full max-w-[calc(var(--container)/2)] gap-4 px-gutter pt-6 md:row-[2/-1] md:grid-rows-subgrid ${index % 2 ? '' : 'md:ml-auto'}`}
            >
              <h3>{item.title}</h3>
              <p className="max-w-[36rem]">{item.text}</p>
              {item.systems.length > 0 && <p className="muted max-w-[36rem] text-sm">{item.systems.join(', ')}</p>}
              {item.link && (
                <p className="md:row-4">
                  <MoreLink to={item.link.url} external arrow>
                    {item.link.label}
                  </MoreLink>
                </p>
              )}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
