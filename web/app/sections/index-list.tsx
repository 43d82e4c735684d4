import type { BlockOf } from '#app/content/blocks.server.ts';
import { IconDrawing } from '#app/ui/icon-drawing.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { SquareImage } from '#app/ui/square-image.tsx';

/** By number of items: how many of the six columns each spans, so that the last row has no gap. */
const SPANS: Record<number, string> = {
  1: 'lg:col-span-6',
  2: 'lg:col-span-3',
  4: 'lg:col-span-3',
  5: 'lg:col-span-2 lg:first:col-span-3 lg:nth-2:col-span-3',
};

export function IndexSection({ id, heading, text, items }: BlockOf<'index'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <ul className="grid gap-x-[var(--gap)] gap-y-10 md:grid-cols-2 lg:grid-cols-6">
        {items.map((item) => (
          <li
            key={item.title}
            className={`border-t border-line pt-5 max-lg:md:odd:last:col-span-2 ${SPANS[items.length] ?? 'lg:col-span-2'}`}
          >
            {item.image && <SquareImage image={item.image} />}
            <h3>
              {item.icon && <IconDrawing shape={item.icon} className="mb-3 block size-7 text-accent" />}
              {item.title}
            </h3>
            <p className="muted mt-3 max-w-[34rem]">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
