/** Hyphenated words of up to 15 characters. Longer ones may break: they would leave gaps and overflow headings on phones. */
const HYPHENATED_WORD = /((?<!\S)(?=\S{3,15}(?!\S))[^\s-]+-\S*[^\s-](?!\S))/;
/** The space before the number of a standard (“ISO 14971”). */
const SPACE_IN_STANDARD = /(?<=(?<!\S)\p{Lu}{2,5}) (?=\d)/gu;
/** The space between a short number and the unit or noun after it, and between § and its number. */
const SPACE_BEFORE_UNIT = /(?<=(?<![\S\u00a0])\S{0,4}[\d%]) (?=[°%]|\p{L}{1,7}(?!\p{L}))|(?<=§) (?=\d)/gu;

/** The space after a word of one letter, such as “a”. */
const SPACE_AFTER_LETTER = /(?<=(?<!\S)[“(]?\p{L}) (?=\S)/gu;

/** Classes for text that must not wrap, except in the narrowest windows (as at 400 % zoom), which it could overflow. */
export const UNBROKEN = 'whitespace-nowrap max-xs:whitespace-normal';

/**
 * Splits a text at hyphenated words. Every second part is such a word and must not wrap (“re-plans”). Non-breaking spaces
 * keep numbers and units together (“2 hours”), standards (“ISO 14971”), and words of one letter with the next word (“a hall”).
 */
export const splitNoBreak = (text: string): string[] =>
  text
    .replace(SPACE_IN_STANDARD, '\u00a0')
    .replace(SPACE_BEFORE_UNIT, '\u00a0')
    .replace(SPACE_AFTER_LETTER, '\u00a0')
    .split(HYPHENATED_WORD);
