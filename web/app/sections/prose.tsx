import type { BlockOf } from '#app/content/blocks.server.ts';
import { Prose } from '#app/ui/prose.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

/** It fills the width: larger words, its first column and its numbers in the display face. One with bars has its own numbers, and one colour: others on the page have a meaning. */
const TABLE =
  '[&_.is-largest]:[--bar:var(--accent)]! lg:not-has-[.to-scale]:[&_table]:text-[1.25rem] lg:not-has-[.to-scale]:[&_td:first-child]:w-[28%] lg:not-has-[.to-scale]:[&_td:nth-child(2):nth-last-child(2)]:min-w-[17rem]! lg:[&_td:first-child]:font-display lg:[&_td:first-child]:text-[1.5rem]/[1.3] sm:not-has-[.to-scale]:[&_td[align=right]]:font-display sm:max-lg:not-has-[.to-scale]:[&_td[align=right]]:text-[1.5rem]/none lg:not-has-[.to-scale]:[&_td[align=right]]:text-[2.25rem]/none';

/** Before and after: each number at the end of its bar. */
const ENDS =
  'has-[.is-before]:[&_td]:align-middle! has-[.is-before]:[&_.to-scale]:text-left! has-[.is-before]:[&_th[align=right]]:text-left! has-[.is-before]:[&_.to-scale::before]:indent-0! sm:has-[.is-before]:[&_.to-scale]:pr-4! sm:has-[.is-before]:[&_.to-scale]:bg-position-[0_50%]! sm:has-[.is-before]:[&_.to-scale]:bg-size-[calc((100%-7rem)*var(--share)/100)_0.75rem]! sm:has-[.is-before]:[&_.to-scale]:indent-[calc((100%-6rem)*var(--share)/100+0.75rem)] lg:has-[.is-before]:[&_.to-scale]:w-[19%] lg:has-[.is-before]:[&_.to-scale]:font-display lg:has-[.is-before]:[&_.to-scale]:text-[1.25rem]';
/** On phones each row is a list with its first cell as a heading, and a number is as large. */
const ROWS =
  'max-sm:has-[[data-label]]:[&_td:first-child]:font-display! max-sm:has-[[data-label]]:[&_td:first-child]:text-[1.25rem]/[1.25]! max-sm:has-[[data-label]]:[&_td:first-child]:font-medium! max-sm:has-[[data-label]]:not-has-[.to-scale]:[&_td[align=right]]:font-display! max-sm:has-[[data-label]]:not-has-[.to-scale]:[&_td[align=right]]:text-[1.25rem]/[1.5]! max-sm:has-[[data-label]]:not-has-[.to-scale]:[&_td[align=right]::before]:font-sans max-sm:has-[[data-label]]:not-has-[.to-scale]:[&_td[align=right]::before]:text-[0.9375rem]/[2]';
const ENDS_ON_PHONES =
  'max-sm:has-[.is-before]:[&_.to-scale]:pb-0.5! max-sm:has-[.is-before]:[&_.to-scale]:bg-position-[8.5rem_50%]! max-sm:has-[.is-before]:[&_.to-scale]:bg-size-[calc((100%-13rem)*var(--share)/100)_0.5rem]! max-sm:has-[.is-before]:[&_.to-scale]:indent-[calc((100%-4.5rem)*var(--share)/100+0.5rem)]';

/** Several notes about a table stand side by side below it. */
const NOTES =
  'lg:has-[table]:[&>p]:text-[1.125rem] lg:has-[table]:grid lg:has-[table]:grid-cols-3 lg:has-[table]:gap-x-[var(--gap)] lg:has-[table]:not-has-[blockquote]:[&>p]:pr-8 lg:has-[table]:[&>:not(p)]:col-span-full has-[table]:[&>p]:only-of-type:col-span-full has-[table]:[&>p]:only-of-type:max-w-[52rem]';

/** Words alone are larger, in two columns, three paragraphs in three as wide as cards; a quotation takes the second one. */
const WORDS =
  'not-has-[table]:text-[1.125rem] lg:not-has-[table]:text-[1.25rem] lg:not-has-[table,blockquote]:columns-2 lg:has-[>p+p+p:nth-child(3):last-child]:columns-3! lg:has-[>p+p+p:nth-child(3):last-child]:gap-x-[var(--gap)]! lg:has-[>p+p+p:nth-child(3):last-child]:[&>p]:pr-8 lg:not-has-[table]:[&>p]:break-inside-avoid lg:not-has-[table]:has-[blockquote]:grid lg:has-[blockquote]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:[&>blockquote]:col-2 lg:[&>blockquote]:row-[1/span_9]';
const QUOTATION =
  '[&>blockquote]:my-12 lg:[&>blockquote]:my-0 [&>blockquote]:border-l-0 [&>blockquote]:pl-0 [&>blockquote]:text-h2 [&>blockquote]:text-balance';

/** Below a table the text leaves half of the width to a quotation. */
const PULLED =
  'lg:has-[table]:has-[blockquote]:grid-cols-2 lg:has-[table]:has-[blockquote]:gap-x-12 lg:has-[table]:has-[blockquote]:[&>p]:col-1 lg:has-[table]:[&>blockquote]:col-2! lg:has-[table]:[&>blockquote]:row-[2/span_9]! lg:has-[table]:[&>blockquote]:mt-4!';

export function ProseSection({ id, heading, text, body }: BlockOf<'prose'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <Prose
        text={body}
        className={`[--measure:none] lg:gap-x-[calc(var(--gap)*3)] ${TABLE} ${ROWS} ${ENDS} ${ENDS_ON_PHONES} ${NOTES} ${WORDS} ${QUOTATION} ${PULLED}`}
      />
    </section>
  );
}
