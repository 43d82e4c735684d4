import type { BlockOf } from '#app/content/blocks.server.ts';
import { Prose } from '#app/ui/prose.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

/** One without bars fills the width: larger words, its first column and its numbers in the display face. */
const TABLE =
  'lg:not-has-[.to-scale]:[&_table]:text-[1.25rem] lg:not-has-[.to-scale]:[&_td:first-child]:w-[28%] lg:not-has-[.to-scale]:[&_td:first-child]:font-display lg:not-has-[.to-scale]:[&_td:first-child]:text-[1.5rem]/[1.3] lg:not-has-[.to-scale]:[&_td[align=right]]:font-display lg:not-has-[.to-scale]:[&_td[align=right]]:text-[2.25rem]/none';

/** Words alone stand in two columns, in a larger size; a quotation spans both. */
export function ProseSection({ id, heading, text, body }: BlockOf<'prose'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <Prose
        text={body}
        className={`[--measure:none] not-has-[table]:text-[1.125rem] lg:not-has-[table]:text-[1.25rem] lg:not-has-[table]:columns-2 lg:gap-x-[calc(var(--gap)*3)] lg:not-has-[table]:[&>p]:break-inside-avoid has-[table]:[&>p]:max-w-[52rem] lg:has-[table]:[&>p]:text-[1.125rem] [&>blockquote]:my-12 [&>blockquote]:max-w-[17em] [&>blockquote]:border-l-0 [&>blockquote]:pl-0 [&>blockquote]:text-h2 [&>blockquote]:text-balance [&>blockquote]:[column-span:all] lg:[&>blockquote+p]:mt-0 ${TABLE}`}
      />
    </section>
  );
}
