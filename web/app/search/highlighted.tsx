import { NoBreak } from '#app/ui/no-break.tsx';
import type { Segment } from './highlight.ts';

export function Highlighted({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark
        key={index}
        // In every font as high as its letters.
        className="rounded-[0.125em] bg-transparent bg-[linear-gradient(var(--hit),var(--hit))] bg-size-[100%_1.15em] bg-center bg-no-repeat text-on-mark [--hit:var(--mark)] forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
      >
        <NoBreak text={text} />
      </mark>
    ) : (
      <NoBreak key={index} text={text} />
    ),
  );
}
