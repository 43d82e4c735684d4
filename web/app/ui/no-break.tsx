import { splitNoBreak } from '#app/i18n/line-breaks.ts';

/** “re-plans” does not break after “re-”, “bin-packing” may; “2 hours” stays on one line. */
export function NoBreak({ text }: { text: string }) {
  return splitNoBreak(text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
