import { splitNoBreak } from '../i18n/line-breaks';

/**
 * A text in which no crumb of a word stands alone, and no number without what it counts: “re-plans” is not broken after “re-”,
 * “bin-packing” may be; “2 hours” stays on one line.
 */
export function NoBreak({ text }: { text: string }) {
  return splitNoBreak(text).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
