import { NoBreak } from '#app/ui/no-break.tsx';
import type { Segment } from './highlight.ts';

export function Highlighted({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark
        key={index}
        className="bg-[linear-gradient(transparent_52%,color-mix(in_srgb,var(--mark)_55%,transparent)_52%,color-mix(in_srgb,var(--mark)_55%,transparent)_94%,transparent_94%)] bg-transparent text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
      >
        <NoBreak text={text} />
      </mark>
    ) : (
      <NoBreak key={index} text={text} />
    ),
  );
}
