/**
 * Words of at most 12 characters (longer ones would not fit into a heading on a phone) with 1 or 2 before or after the
 * hyphen.
 */
const HANGS_BY_A_HYPHEN = /((?<!\S)(?=\S{3,12}(?!\S))(?:[^\s-]{1,2}-\S+|\S+-\w{1,2}[.,:;?!]?)(?!\S))/;
/** A short number before a short word that it may count, and § before its number. */
const BEFORE_WHAT_IS_COUNTED = /(?<=(?<!\S)\S{0,4}[\d%]) (?=[°%]|\p{L}{1,7}(?!\p{L}))|(?<=§) (?=\d)/gu;

/**
 * Every second part must stay on one line (“re-plans”). Within a part numbers are bound to what they count (“2 hours”).
 */
export const splitNoBreak = (text: string): string[] =>
  text.replace(BEFORE_WHAT_IS_COUNTED, '\u00a0').split(HANGS_BY_A_HYPHEN);
