import type { RichText } from '#app/content/markdown.server.ts';
import { Prose } from '#app/ui/prose.tsx';

/** What follows code explains it: beside it on large screens. Until then both have the whole width. */
const PASSAGE =
  'prose--split prose-ruled passage passage-long md:max-lg:*:col-span-full md:max-lg:[&>:is(h2,.code)]:max-w-none md:max-lg:[&>h2+*]:pt-3 lg:grid-flow-dense lg:[&>.code+p]:col-[1/5] lg:[&>.code+p]:p-0';

/** A section with bars is the event of the page: it has a band, and its numbers are large. */
export function Passages({ passages }: { passages: RichText[] }) {
  return passages.map((passage) =>
    passage.hasBars ? (
      <div key={passage.html} className="band on-dark section--band">
        <div className="wrap">
          <Prose text={passage} className="prose--split passage-measured" />
        </div>
      </div>
    ) : (
      <div key={passage.html} className="section wrap">
        <Prose text={passage} className={PASSAGE} />
      </div>
    ),
  );
}
