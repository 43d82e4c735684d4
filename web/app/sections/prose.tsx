import type { BlockOf } from '#app/content/blocks.server.ts';
import { Prose } from '#app/ui/prose.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

/** Words alone stand in two columns. */
export function ProseSection({ id, heading, text, body }: BlockOf<'prose'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <Prose
        text={body}
        className="[--measure:none] lg:not-has-[table]:columns-2 lg:gap-x-[calc(var(--gap)*3)] lg:not-has-[table]:[&>p]:break-inside-avoid has-[table]:[&>p]:max-w-[42rem]"
      />
    </section>
  );
}
