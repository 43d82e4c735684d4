import type { RichText } from '#app/content/markdown.server.ts';
import { Prose } from '#app/ui/prose.tsx';

const SHORT_WORDS = 110;

/** Two short ones stand side by side. A table is the event of the page: it has a band, and its numbers are large. */
export function Passages({ passages }: { passages: RichText[] }) {
  return rowsOf(passages).map(([passage, second]) => {
    const key = passage.html;
    if (hasTable(passage))
      return (
        <div key={key} className="band on-dark section--band">
          <div className="wrap">
            <Prose text={passage} className={`prose--split ${MEASURED}`} />
          </div>
        </div>
      );
    if (second)
      return (
        <div key={key} className="section wrap grid gap-x-[var(--gap)] gap-y-12 md:grid-cols-2">
          <Prose text={passage} className={SHORT} />
          <Prose text={second} className={SHORT} />
        </div>
      );
    return (
      <div key={key} className="section wrap">
        <Prose text={passage} className={`prose--split ${LONG}`} />
      </div>
    );
  });
}

const hasTable = ({ html }: RichText) => html.includes('<table');
const isShort = ({ html, words }: RichText) => words <= SHORT_WORDS && !/<(table|pre)/.test(html);

function rowsOf(passages: RichText[]) {
  const rows: [RichText, RichText?][] = [];
  for (const passage of passages) {
    const row = rows.at(-1);
    if (row?.length === 1 && isShort(row[0]) && isShort(passage)) row.push(passage);
    else rows.push([passage]);
  }
  return rows;
}

const SHORT = 'border-t-2 border-ink pt-5 lg:text-[1.25rem]/[1.6] [&>*]:max-w-[36rem] lg:[&>h2]:text-[2.5rem]';

/** As in the list of all technologies: a rule above the heading and above the text beside it. What explains code is beside it. */
const LONG =
  'lg:text-[1.25rem]/[1.6] lg:[&>*]:max-w-none [&>h2]:border-t-2 [&>h2]:border-ink [&>h2]:pt-5 lg:[&>h2]:text-[2.5rem] md:[&>h2+*]:border-t-2 md:[&>h2+*]:border-ink md:[&>h2+*]:pt-5! xl:[&_pre]:text-[1rem] md:[&>.code]:col-span-full md:[&>.code]:max-w-none lg:[&>.code:has(+p)]:col-[1/9] lg:[&>.code+p]:col-[9/13] lg:[&>.code+p]:mt-[3.125rem] lg:[&>.code+p]:border-t-2 lg:[&>.code+p]:border-ink lg:[&>.code+p]:pt-4 lg:[&>.code+p]:text-body';

/** The columns are of one width, so that their bars can be compared; a bold number's is yellow, and never too short to see. On phones they are below the row's name. */
const MEASURED =
  'lg:text-[1.25rem]/[1.6] lg:[&>h2]:text-h2 md:[&>.table-scroll]:col-span-full md:[&>.table-scroll]:max-w-none [&_table]:table-fixed sm:[&_td]:w-1/3 [&_td]:align-top [&_td:first-child]:font-display [&_td:first-child]:text-h3 [&_:is(td,th)[align=right]]:text-left [&_.to-scale]:pt-4 [&_.to-scale]:pb-12 [&_.to-scale]:font-display [&_.to-scale]:text-[clamp(2rem,1rem+4.4vw,5rem)] [&_.to-scale]:leading-none [&_.to-scale]:tracking-[-0.04em] [&_.to-scale]:text-ink-2 [&_.to-scale]:[--bar:color-mix(in_srgb,var(--ink)_35%,transparent)] [&_.to-scale:has(strong)]:text-ink [&_.to-scale:has(strong)]:[--bar:var(--mark)] [&_.to-scale_strong]:font-medium [&_.to-scale]:[background-position:0_calc(100%-1.25rem)] [&_.to-scale]:[background-size:max(0.25rem,calc((100%-1.5rem)*var(--share)/100))_0.875rem] max-sm:[&_:is(table,thead,tbody)]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-2 max-sm:[&_th:first-child]:hidden max-sm:[&_td:first-child]:col-span-full max-sm:[&_td:first-child]:border-0 max-sm:[&_td:first-child]:pb-0';
