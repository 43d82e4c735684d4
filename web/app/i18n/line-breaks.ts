/** A word of at most 12 characters (a longer one would not fit into a heading on a phone) with one or two before or after its hyphen. */
const HANGS_BY_A_HYPHEN = /((?<!\S)(?=\S{3,12}(?!\S))(?:[^\s-]{1,2}-\S+|\S+-\w{1,2}[.,:;?!]?)(?!\S))/;
/** A short number before a short word, which may be what is counted, and a paragraph's sign before its number. As long as such a word. */
const BEFORE_WHAT_IS_COUNTED = /(?<=(?<!\S)\S{0,4}[\d%]) (?=[°%]|\p{L}{1,7}(?!\p{L}))|(?<=§) (?=\d)/gu;

/**
 * A text cut into parts, for the eye only: every second one must stay on one line, “re-plans” for one. Within a part a number
 * stays with what it counts: “2 hours”.
 */
export const splitNoBreak = (text: string): string[] =>
  text.replace(BEFORE_WHAT_IS_COUNTED, '\u00a0').split(HANGS_BY_A_HYPHEN);
