import { NoBreak } from '#app/ui/no-break.tsx';
import type { Segment } from './highlight.ts';

export function Highlighted({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark
        key={index}
        // A gradient, because the height of a background color depends on the font.
        className="rounded-[0.125em] bg-transparent bg-[linear-gradient(var(--hit),var(--hit))] bg-size-[100%_1.15em] bg-center bg-no-repeat text-on-mark [--hit:var(--mark)] forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
      >
        <NoBreak text={text} />
      </mark>
    ) : (
      <NoBreak key={index} text={text} />
    ),
  );
}
