import { NoBreak } from '#app/ui/no-break.tsx';
import type { Segment } from './highlight.ts';

// A gradient, because the height of a background color depends on the font. The margin keeps it off punctuation.
const FILLED =
  'mr-[0.06em] rounded-[0.125em] bg-[linear-gradient(var(--hit),var(--hit))] bg-size-[100%_1.15em] bg-center bg-no-repeat text-on-mark [--hit:var(--mark)]';
const UNDERLINED = 'text-inherit underline decoration-mark decoration-[0.14em] underline-offset-[0.16em]';

type Props = { segments: Segment[]; isTitle?: boolean };

/** Matches in titles are underlined, as a background would be too strong at their size. */
export function Highlighted({ segments, isTitle = false }: Props) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark
        key={index}
        className={`bg-transparent forced-colors:bg-[Mark] forced-colors:text-[MarkText] ${isTitle ? UNDERLINED : FILLED}`}
      >
        <NoBreak text={text} />
      </mark>
    ) : (
      <NoBreak key={index} text={text} />
    ),
  );
}
