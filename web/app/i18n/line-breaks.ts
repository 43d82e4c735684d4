/** Up to “double-booking,”: longer ones would leave holes at the ends of lines, and overflow a heading on a phone. */
const HYPHENATED_WORD = /((?<!\S)(?=\S{3,15}(?!\S))[^\s-]+-\S*[^\s-](?!\S))/;
/** Between a short number and the unit or noun that follows it, and between § and its number. */
const SPACE_BEFORE_UNIT = /(?<=(?<!\S)\S{0,4}[\d%]) (?=[°%]|\p{L}{1,7}(?!\p{L}))|(?<=§) (?=\d)/gu;

/** Of what must stay on one line. In the narrowest windows, as at 400 % zoom, it may be wider than the line. */
export const UNBROKEN = 'whitespace-nowrap max-xs:whitespace-normal';

/**
 * Every second part must stay on one line (“re-plans”). Non-breaking spaces keep numbers and units together (“2 hours”).
 */
export const splitNoBreak = (text: string): string[] =>
  text.replace(SPACE_BEFORE_UNIT, '\u00a0').split(HYPHENATED_WORD);
