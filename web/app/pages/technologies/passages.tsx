import type { Passage } from '#app/content/markdown.server.ts';
import { pairShort } from '#app/sections/passage-pairs.ts';
import { Prose } from '#app/ui/prose.tsx';

const TEXT = 'lg:text-[1.25rem] lg:leading-[1.6] [&>h2]:text-h2';
const PASSAGE = `prose--split passage-long [&:has(>h2)]:[border-top:var(--rule,2px_solid_var(--ink))] [&:has(>h2)]:pt-5 [&>h2]:max-w-none ${TEXT}`;
/** Side by side, both have a line, even below a band. */
const HALF = `md:[--rule:initial] [&>h2]:[border-top:var(--rule,2px_solid_var(--ink))] [&>h2]:pt-5 ${TEXT} md:max-lg:[&>h2]:text-h2-prose`;

/** A passage with bars is emphasised by a dark band and large numbers. */
export function Passages({ passages }: { passages: Passage[] }) {
  return pairShort(passages).map(({ passage, beside }) =>
    passage.hasBars ? (
      <div key={passage.html} className="band on-dark section--band">
        <div className="wrap">
          <Prose text={passage} className={`prose--split passage-measured ${TEXT}`} />
        </div>
      </div>
    ) : beside ? (
      <div
        key={passage.html}
        className="section wrap relative grid gap-x-(--gap) lg:gap-x-16 gap-y-14 overflow-x-clip md:grid-cols-2 md:[.band+&]:pt-section"
      >
        <Prose text={passage} className={HALF} />
        <Prose text={beside} className={`${HALF} max-md:[--rule:initial]`} />
      </div>
    ) : (
      <div key={passage.html} className="section wrap">
        <Prose text={passage} className={PASSAGE} />
      </div>
    ),
  );
}
