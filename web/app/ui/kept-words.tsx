/** A word of at most 12 characters (a longer one would not fit into a heading on a phone) with one or two before or after its hyphen. */
const HANGS_BY_A_HYPHEN = /((?<!\S)(?=\S{3,12}(?!\S))(?:[^\s-]{1,2}-\S+|\S+-\w{1,2}[.,:;?!]?)(?!\S))/;

/**
 * A title in a list in which no crumb of a word stands alone: “re-plans” is not broken after “re-”, “bin-packing” may be. Not
 * for a page's own heading, which is there before its font: what follows such a word would move when that comes.
 */
export function KeptWords({ text }: { text: string }) {
  return text.split(HANGS_BY_A_HYPHEN).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
