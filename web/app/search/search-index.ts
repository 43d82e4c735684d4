import MiniSearch, { type Query } from 'minisearch';
import type { SitePage } from '#app/site-map/site-page.ts';
import { spellings } from './highlight.ts';
import { entriesOf, type SearchEntry } from './search-entry.ts';
import { type Match, QUERY_CHARACTERS, type ResultKind, type SearchResponse } from './search-result.ts';
import { parseSynonyms, type Synonyms } from './synonyms.ts';
import { toResult } from './to-result.ts';
import { indexTerms, isStopWord, joined, normalise, phraseKey, stem, tokenise, WORD_PATTERN } from './words.ts';

const WEIGHTS = {
  title: 6,
  keywords: 2.5,
  note: 2,
  description: 2,
  slug: 1.5,
  text: 1,
  headings: 1,
  searchTitle: 0.25,
  data: 0.5,
};
/** Fields that say what a page is about. Synonyms match only these: in prose, `work` rarely means `portfolio`. */
const PURPOSE_FIELDS = ['title', 'keywords', 'note'];
/** So small that a synonym in a title weighs less than the word itself in a text. */
const SYNONYM_WEIGHTS = { title: 0.002, keywords: 0.001, note: 0.0005 };
const KIND_WEIGHTS: Partial<Record<ResultKind, number>> = {
  technology: 1.15,
  service: 1.15,
  industry: 0.6,
  job: 0.5,
  topic: 0.6,
};
/** Factor for entries with a name that begins with the query. */
const BEGINS_WEIGHT = 1.5;
/** One letter in four may be wrong, but not the first. Words below MIN_CORRECTED are not corrected: `sap` is not `map`. */
const FUZZY = 0.25;
const MIN_CORRECTED = 4;
/** Too many words begin with shorter ones. */
const MIN_EXTENDED = 3;
/** With fewer full matches, partial matches are added; with fewer matches in prose, those in code and tables count. */
const FEW_RESULTS = 3;
const MAX_PARTIAL = 5;
const ADD_CHUNK = 50;

type Found = { entry: SearchEntry; terms: string[]; rank: number; score: number };
type Phrase = { key: string; written: RegExp | null };
/** `whole` is the hyphenated word that contains `word`, else `word` itself. */
type Word = { word: string; whole: string };
type Meaning = {
  query: Query;
  /** Only for the last word, which may be incomplete: longer words with the same beginning. */
  longer?: Query;
  /** Similar words of the site that replace an unknown word. */
  corrections: string[];
  /** Single words with the same meaning. */
  synonyms: string[];
};

export class SearchIndex {
  readonly #entries: ReadonlyMap<string, SearchEntry>;
  readonly #synonyms: Synonyms;
  readonly #index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: Object.keys(WEIGHTS),
    tokenize: tokenise,
    processTerm: indexTerms,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: WEIGHTS,
    },
  });

  private constructor(entries: SearchEntry[], synonyms: string) {
    this.#entries = new Map(entries.map((entry) => [entry.path, entry]));
    this.#synonyms = parseSynonyms(synonyms);
  }

  /** Builds an index in chunks, so that a large site does not block the process. */
  static async of(pages: SitePage[], synonyms = ''): Promise<SearchIndex> {
    const index = new SearchIndex(withoutDuplicates(pages.flatMap(entriesOf)), synonyms);
    await index.#index.addAllAsync([...index.#entries.values()], { chunkSize: ADD_CHUNK });
    return index;
  }

  get size(): number {
    return this.#entries.size;
  }

  get characters(): number {
    return JSON.stringify(this.#index).length;
  }

  search(query: string, limit: number): SearchResponse {
    const trimmed = query.slice(0, QUERY_CHARACTERS).trim();
    const meanings = this.#meaningsOf(trimmed);
    const queries = meanings.map(({ query }) => query);
    const phrase = { key: phraseKey(trimmed), written: consecutiveWords(wordsOf(trimmed)) };
    const exact = queries.length ? this.#find({ combineWith: 'AND', queries }, phrase) : this.#named(phrase.key);
    const longer = meanings.at(-1)?.longer;
    const extended =
      longer && exact.length > 0
        ? this.#find({ combineWith: 'AND', queries: [...queries.slice(0, -1), longer] }, phrase)
        : [];
    const all = [...exact, ...exclude(exact, extended)];
    const part =
      queries.length > 1 && all.length < FEW_RESULTS
        ? exclude(all, this.#find({ combineWith: 'OR', queries }, phrase))
        : [];
    const corrections = meanings.flatMap((meaning) => meaning.corrections);
    const typed = new Set(tokenise(trimmed).flatMap(indexTerms));
    const synonyms = meanings.flatMap((meaning) => meaning.synonyms).filter((synonym) => !typed.has(synonym));
    const match = matchOf(all, part, corrections.length > 0);
    const matching = all.length || part.length;
    const found = all.length ? [...all, ...part.slice(0, MAX_PARTIAL)] : part;
    return {
      query: trimmed,
      match,
      matching,
      similar: spellings(
        found.map(({ entry }) => `${entry.title} ${entry.description} ${entry.text} ${entry.headings}`),
        match === 'similar' ? corrections : match === 'all' ? matchedBy(all, meanings) : [],
      ),
      total: found.length,
      results: found.slice(0, limit).map(({ entry, terms }) => toResult(entry, terms, synonyms)),
    };
  }

  /** Splits a query into phrases that have synonyms (the longest first) and single words. Drops stop words. */
  #meaningsOf(query: string): Meaning[] {
    const words = wordsOf(query);
    const meanings: Meaning[] = [];
    for (let start = 0; start < words.length; ) {
      let end = words.length;
      while (end > start + 1 && !this.#synonyms.has(keyOf(words.slice(start, end)))) end -= 1;
      const phrase = words.slice(start, end);
      const synonyms = this.#synonyms.get(keyOf(phrase));
      const significant = phrase.filter(({ word }) => !isStopWord(word));
      const [first] = significant;
      if (synonyms)
        meanings.push({
          query: synonymQuery(significant, synonyms),
          corrections: [],
          synonyms: [...synonyms].filter((synonym) => !synonym.includes(' ')),
        });
      else if (first) meanings.push(this.#meaningOf(first, end === words.length));
      start = end;
    }
    return meanings;
  }

  #meaningOf(word: Word, isLast: boolean): Meaning {
    const term = normalise(joined(word.word));
    const query = exactQuery(word);
    const byPrefix: Query = { queries: [term], prefix: true };
    if (this.#index.search(query).length > 0)
      return {
        query,
        ...(isLast && term.length >= MIN_EXTENDED ? { longer: byPrefix } : {}),
        corrections: [],
        synonyms: [],
      };
    if (term.length > 1 && this.#index.search(byPrefix).length > 0)
      return { query: byPrefix, corrections: [], synonyms: [] };
    const corrections = term.length < MIN_CORRECTED ? [] : this.#correctionsOf(term);
    return { query: { combineWith: 'OR', queries: corrections }, corrections, synonyms: [] };
  }

  #correctionsOf(word: string): string[] {
    const similar = this.#index.search(word, { fuzzy: FUZZY, maxFuzzy: 2 });
    const terms = similar.flatMap((match) => match.terms.map(stem));
    const pages = Map.groupBy(terms, (term) => term);
    return [...pages.keys()]
      .filter((term) => term[0] === word[0])
      .sort((a, b) => (pages.get(b)?.length ?? 0) - (pages.get(a)?.length ?? 0));
  }

  /** Entries with this name. For queries of stop words only, such as `who we are`, which may name a page. */
  #named(phrase: string): Found[] {
    const named = [...this.#entries.values()].filter(({ names }) => names.has(phrase));
    return named.map((entry) => ({ entry, terms: phrase.split(' '), rank: 0, score: 0 }));
  }

  #find(query: Query, phrase: Phrase): Found[] {
    const matches = this.#index.search(query);
    const quotable = matches.filter(({ match }) => Object.values(match).some((fields) => !isOnlyData(fields)));
    return (quotable.length < FEW_RESULTS ? matches : quotable)
      .flatMap(({ id, terms, score }) => {
        const entry = this.#entries.get(id);
        return entry ? [{ entry, terms, rank: rankOf(entry, phrase), score: score * weightOf(entry, phrase) }] : [];
      })
      .sort((a, b) => b.rank - a.rank || b.score - a.score);
  }
}

const weightOf = ({ kind, names }: SearchEntry, { key }: Phrase): number =>
  (KIND_WEIGHTS[kind] ?? 1) * ([...names].some((name) => name.startsWith(`${key} `)) ? BEGINS_WEIGHT : 1);

/** True for a match in code and tables only. These are not quoted, so the result could not show why it was found. */
const isOnlyData = (fields: string[]): boolean => fields.every((field) => field === 'data');

/** The words of a query. `check-in` matches `check` and `in`, or `checkin`. */
const wordsOf = (query: string): Word[] =>
  (query.match(WORD_PATTERN) ?? []).flatMap((whole) => whole.split('-').map((word) => ({ word, whole })));

const keyOf = (words: Word[]): string => phraseKey(words.map(({ word }) => word).join(' '));

const exactQuery = ({ word, whole }: Word): Query => ({
  combineWith: 'OR',
  queries: [...new Set([word, whole].flatMap((written) => indexTerms(joined(written))))],
});

function synonymQuery(words: Word[], synonyms: ReadonlySet<string>): Query {
  const own: Query = { combineWith: 'AND', queries: words.map(exactQuery) };
  const others: Query[] = [...synonyms]
    .map((synonym) => synonym.split(' '))
    .filter((terms) => !terms.some(isStopWord))
    .map((terms) => ({ combineWith: 'AND', queries: terms, fields: PURPOSE_FIELDS, boost: SYNONYM_WEIGHTS }));
  return { combineWith: 'OR', queries: words.length ? [own, ...others] : others };
}

/** Synonyms that the results match, the most frequent first. */
function matchedBy(results: Found[], meanings: Meaning[]): string[] {
  const frequency = (word: string) => results.filter(({ terms }) => terms.includes(word)).length;
  return meanings
    .flatMap(({ synonyms }) => synonyms)
    .filter((word) => frequency(word) > 0)
    .sort((a, b) => frequency(b) - frequency(a));
}

/** Keeps one of the answers that are on several pages: the one with the shortest URL, as the most general page. */
function withoutDuplicates(entries: SearchEntry[]): SearchEntry[] {
  const first = new Map<string, SearchEntry>();
  for (const entry of entries.toSorted((a, b) => a.path.length - b.path.length)) {
    const key = entry.kind === 'answer' ? `${entry.title}\n${entry.description}` : entry.path;
    if (!first.has(key)) first.set(key, entry);
  }
  return [...first.values()];
}

/** 3: a name equals the query; 2: a name has all its words; 1: the words are consecutive in a text. */
function rankOf(entry: SearchEntry, { key, written }: Phrase): number {
  const names = [...entry.names];
  if (entry.names.has(key)) return 3;
  const words = key.split(' ');
  if (names.some((name) => words.every((word) => name.split(' ').includes(word)))) return 2;
  return written &&
    [entry.title, entry.note, entry.description, entry.text, entry.headings].some((text) => written.test(text))
    ? 1
    : 0;
}

/** Matches the words in a row. Null for a single word. */
const consecutiveWords = (words: Word[]): RegExp | null =>
  words.length > 1
    ? new RegExp(`(?<!\\p{L})${words.map(({ word }) => word.replace(/[.+]/g, '\\$&')).join('[\\s-]+')}`, 'iu')
    : null;

function exclude(known: Found[], found: Found[]): Found[] {
  const paths = new Set(known.map(({ entry }) => entry.path));
  return found.filter(({ entry }) => !paths.has(entry.path));
}

function matchOf(all: Found[], part: Found[], isCorrected: boolean): Match {
  if (all.length + part.length === 0) return 'none';
  if (isCorrected) return 'similar';
  return all.length > 0 ? 'all' : 'some';
}
