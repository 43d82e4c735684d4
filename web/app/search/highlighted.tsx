import type { Segment } from './highlight.ts';

export function Highlighted({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark
        key={index}
        className="rounded-[2px] bg-[color-mix(in_srgb,var(--mark)_42%,transparent)] px-[0.08em] text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
