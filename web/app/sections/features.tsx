import type { BlockOf } from '#app/content/blocks.server.ts';
import { IconDrawing } from '#app/ui/icon-drawing.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

export function FeaturesSection({
  id,
  heading,
  text,
  items,
}: Omit<BlockOf<'features'>, '__component'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} hasRule={false} />
      <ol className="border-b border-line">
        {items.map(({ title, text, icon }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] items-baseline gap-x-[var(--gap)] gap-y-2 border-t border-line py-6 lg:grid-cols-12 lg:py-8"
          >
            {icon ? (
              <IconDrawing shape={icon} className="size-8 self-start text-accent" />
            ) : (
              <span className="font-display text-h2 leading-none text-accent" aria-hidden="true">
                {index + 1}
              </span>
            )}
            <h3 className="lg:col-span-5">{title}</h3>
            <p className="muted col-start-2 lg:col-span-6 lg:col-start-7">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
