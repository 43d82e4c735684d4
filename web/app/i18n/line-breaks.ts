/**
 * With one or two characters before or after the hyphen. At most 12 characters, because longer words would overflow a
 * heading on a phone.
 */
const SHORT_HYPHENATED_WORD = /((?<!\S)(?=\S{3,12}(?!\S))(?:[^\s-]{1,2}-\S+|\S+-\w{1,2}[.,:;?!]?)(?!\S))/;
/** Between a short number and the unit or noun that follows it, and between § and its number. */
const SPACE_BEFORE_UNIT = /(?<=(?<!\S)\S{0,4}[\d%]) (?=[°%]|\p{L}{1,7}(?!\p{L}))|(?<=§) (?=\d)/gu;

/**
 * Every second part must stay on one line (“re-plans”). Non-breaking spaces keep numbers and units together (“2 hours”).
 */
export const splitNoBreak = (text: string): string[] =>
  text.replace(SPACE_BEFORE_UNIT, '\u00a0').split(SHORT_HYPHENATED_WORD);
