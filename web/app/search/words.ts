/** Stop words. */
const COMMON = new Set(
  'a about all an and any are as at be been but by can could do does for from had has have how i if in into is it its me more my no not of on one or our should so than that the their them then there these they this to us use using want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Synonyms: a page with the left word is also found by the right ones. */
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
const WRITTEN = new Map<string, string[]>();
for (const [word, aliases] of ALIASES)
  for (const alias of aliases) WRITTEN.set(alias, [...(WRITTEN.get(alias) ?? []), word]);

/** Lowercase, without diacritics and ’s. */
export const normalise = (word: string): string =>
  (ASCII.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase().replace(/['’]s?$/, '');
const ASCII = /^[\w'.-]*$/;

export const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.-][\p{L}\p{N}\p{M}]+)*/gu;

/** Words with an inner hyphen or dot yield their parts and the whole: `Node.js` → node, js, nodejs. */
export function tokenise(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return words.flatMap((word) => {
    const parts = word.split(/[.-]/);
    return parts.length > 1 ? [...parts, parts.join('')] : [word];
  });
}

export function indexTerms(word: string): string[] | null {
  const term = normalise(word);
  return term && !COMMON.has(term) ? [term, ...(ALIASES.get(term) ?? [])] : null;
}

export function queryTerms(query: string): string[] {
  const parts = query.match(/[^\s,;:/()"“”?!]+/g) ?? [];
  return parts.flatMap((part) => {
    const [first, ...others] = tokenise(part).map(normalise).filter(Boolean);
    // For `or-tools` and `node.js` the whole word is the most specific, and it is indexed.
    const term = others.at(-1) ?? first;
    return term && !COMMON.has(term) ? [term] : [];
  });
}

export const writtenWords = (terms: string[]): Set<string> =>
  new Set(terms.flatMap((term) => [term, ...(WRITTEN.get(term) ?? [])]));
