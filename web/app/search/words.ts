/** Words that stand in nearly every text, so that looking for them finds nothing in particular. */
const COMMON = new Set(
  'a about all an and any are as at be been but by can could do does for from had has have how i if in into is it its me more my no not of on one or our should so than that the their them then there these they this to us use using want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** What people write for what the texts call otherwise: a text with the left word is found by the right ones too. */
const ALIASES = new Map(
  Object.entries({
    careers: ['jobs', 'hiring', 'vacancies'],
    impressum: ['imprint', 'legal'],
    javascript: ['js'],
    kubernetes: ['k8s'],
    position: ['job', 'vacancy'],
    positions: ['jobs', 'vacancies'],
    postgresql: ['postgres', 'psql'],
    roster: ['rota', 'timetable'],
    typescript: ['ts'],
  }),
);
/** The words of which one stands in the text for an alias that was found. */
const WRITTEN = new Map<string, string[]>();
for (const [word, aliases] of ALIASES)
  for (const alias of aliases) WRITTEN.set(alias, [...(WRITTEN.get(alias) ?? []), word]);

/** A word as it is compared: small letters without accents, no ’s. */
export const normalise = (word: string): string =>
  (ASCII.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase().replace(/['’]s?$/, '');
const ASCII = /^[\w'.-]*$/;

/** A word as texts write it. */
export const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.-][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * The words of a text. Those with a hyphen or dot inside count as their parts and as a whole, so that `Node.js` is found as
 * node, js and nodejs.
 */
export function tokenise(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return words.flatMap((word) => {
    const parts = word.split(/[.-]/);
    return parts.length > 1 ? [...parts, parts.join('')] : [word];
  });
}

/** What the index keeps of a word: itself and its aliases, or nothing when it is not worth keeping. */
export function indexTerms(word: string): string[] | null {
  const term = normalise(word);
  return term && !COMMON.has(term) ? [term, ...(ALIASES.get(term) ?? [])] : null;
}

/** The words to look for. */
export function queryTerms(query: string): string[] {
  const parts = query.match(/[^\s,;:/()"“”?!]+/g) ?? [];
  return parts.flatMap((part) => {
    const [first, ...others] = tokenise(part).map(normalise).filter(Boolean);
    // Of `or-tools` and `node.js` the whole word says the most, and it is indexed.
    const term = others.at(-1) ?? first;
    return term && !COMMON.has(term) ? [term] : [];
  });
}

/** The words of the texts among the found terms. */
export const writtenWords = (terms: string[]): Set<string> =>
  new Set(terms.flatMap((term) => [term, ...(WRITTEN.get(term) ?? [])]));
