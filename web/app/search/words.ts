import { stemmer } from 'stemmer';

/** Words that queries ignore, unless a query or synonym consists of them only: `who we are`. */
const STOP_WORDS = new Set(
  'a about all an and any are as at be been but by can could do does for from get had has have how i if in into is it its me more much my need no not of on one or our should so than that the their them then there these they this to us use using want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Replaces British spellings with American ones, so that each finds the other. */
const AMERICAN_SPELLINGS: [british: RegExp, american: string][] = [
  [/^practis/, 'practic'],
  [/^grey/, 'gray'],
  [/^artefact/, 'artifact'],
  [/(?<=\w{3})is(e[drs]?|ing|able|ations?|ational(?:ly)?)$/, 'iz$1'],
  [/(?<=\w{2})ys(?=(?:e[drs]?|ing)$)/, 'yz'],
  [/(?<=\w{3})our(?=(?:s|ed|ing|ab(?:le|ly)|ites?|al(?:ly)?|ful(?:ly)?|less|hoods?)?$)/, 'or'],
  [/(?<=\w{2})([bt])re(s?)$/, '$1er$2'],
  [/(?<=\w{2})tred$/, 'tered'],
  [/ogu(?:e(?=s?$)|(?=(?:ed|ing)$))/, 'og'],
  [/amme(?=s?$)/, 'am'],
  [/^(lic|def|off)enc(?=e|ing)/, '$1ens'],
  [/^enquir/, 'inquir'],
];
/** A dot or hyphen inside a word, but not the dot of `.NET`. */
const INNER_MARK = /(?<=.)[.-]/;
const ASCII = /^[\w'.-]*$/;

/** A word. The marks of `C++`, `C#` and `.NET` belong to it. */
export const WORD_PATTERN =
  /(?<![\p{L}\p{N}])(?:c\+\+|[cf]#|\.net)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’.-][\p{L}\p{N}\p{M}]+)*/giu;

/** The word in lowercase, without diacritics and ’s. */
export const normalise = (word: string): string =>
  (ASCII.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase().replace(/['’]s?$/, '');

/** The same term for all forms of a word: `organised`, `organizing` and `organizes`. */
export const stem = (word: string): string =>
  stemmer(
    AMERICAN_SPELLINGS.reduce((spelled, [british, american]) => spelled.replace(british, american), normalise(word)),
  );

/** The words of a text. A word with an inner hyphen or dot also yields its parts: `Node.js` → Node, js, Nodejs. */
export function tokenise(text: string): string[] {
  return (text.match(WORD_PATTERN) ?? []).flatMap((word) => {
    const parts = word.split(INNER_MARK);
    return parts.length > 1 ? [...parts, parts.join('')] : [word];
  });
}

/** The terms of a word: its normalised form, so that its beginning can be found, and its stem. */
export function indexTerms(word: string): string[] {
  const term = normalise(word);
  return [...new Set([term, stem(term)])].filter(Boolean);
}

/** The stems of all words. Phrases with the same key are equal, whether hyphenated or not. */
export const phraseKey = (text: string): string =>
  (text.match(WORD_PATTERN) ?? [])
    .flatMap((word) => word.split('-'))
    .map((word) => stem(joined(word)))
    .join(' ');

/** Removes inner hyphens and dots: `Node.js` → Nodejs. */
export const joined = (word: string): string => word.split(INNER_MARK).join('');

export const isStopWord = (word: string): boolean => STOP_WORDS.has(normalise(word));
