import type { RichText } from '#app/content/markdown.server.ts';
import { Prose } from '#app/ui/prose.tsx';

const SHORT_WORDS = 110;
const SHORT = 'passage border-t-2 border-ink pt-5 *:max-w-[36rem]';

/** On large screens what follows code explains it, beside it. */
const LONG =
  'prose--split prose-ruled passage passage-long lg:grid-flow-dense lg:[&>.code+p]:col-[1/5] lg:[&>.code+p]:p-0';

/** Two short ones stand side by side. A table is the event of the page: it has a band, and its numbers are large. */
export function Passages({ passages }: { passages: RichText[] }) {
  return rowsOf(passages).map(([passage, second]) => {
    const key = passage.html;
    if (hasTable(passage))
      return (
        <div key={key} className="band on-dark section--band">
          <div className="wrap">
            <Prose text={passage} className="prose--split passage-measured" />
          </div>
        </div>
      );
    if (second)
      return (
        <div key={key} className="section wrap columns gap-y-12">
          <Prose text={passage} className={`${SHORT} md:col-span-6`} />
          <Prose text={second} className={`${SHORT} md:col-span-6`} />
        </div>
      );
    return (
      <div key={key} className="section wrap">
        <Prose text={passage} className={LONG} />
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
