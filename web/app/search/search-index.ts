import MiniSearch, { type SearchResult as MiniSearchResult } from 'minisearch';
import type { PageKind, SitePage } from '#app/site-map/site-page.ts';
import { type Indexed, type Texts, textsOf, withText } from './indexed-page.ts';
import { type Fit, QUERY_CHARACTERS, type SearchGroup, type SearchResponse } from './search-result.ts';
import { similarWords } from './similar-words.ts';
import { toResult } from './to-result.ts';
import { indexTerms, queryTerms, tokenise } from './words.ts';

const WEIGHTS: Record<keyof Texts, number> = { title: 6, keywords: 2.5, kind: 1.5, note: 2, description: 2, text: 1 };
const KIND_WEIGHTS: Partial<Record<PageKind, number>> = { technology: 1.15, service: 1.15, page: 0.9, industry: 0.6 };
/** From this length, one letter in four may be wrong. */
const FUZZY_FROM_CHARACTERS = 4;
/** With more pages, two-letter prefixes match nearly all of them. */
const LARGE_PAGES = 2000;
/** Results below this share of the best score are noise. */
const NOISE = 0.04;
const ADD_CHUNK = 50;

/** Typos seldom affect the first letter: `lock` is not a typo of `dock`. */
const sharesFirstLetter = (words: string[]) => (term: string) => words.some((word) => word[0] === term[0]);

type Found = {
  id: string;
  score: number;
  /** Exact matches, and fuzzy ones for words that the page does not have. */
  terms: string[];
  /** How many query words the page has exactly. */
  exact: number;
  isKindOnly: boolean;
};

export class SearchIndex {
  readonly #pages = new Map<string, Indexed>();
  readonly #index = new MiniSearch<Texts & { id: string }>({
    fields: Object.keys(WEIGHTS),
    tokenize: tokenise,
    processTerm: indexTerms,
    autoVacuum: true,
  });

  /** In chunks, so that large updates do not block the process. */
  async update(pages: SitePage[]): Promise<void> {
    const next = new Map(pages.map((page) => [page.path, page]));
    for (const [path, known] of this.#pages) {
      const page = next.get(path);
      if (page && isSame(page, known.page)) continue;
      this.#index.discard(path);
      this.#pages.delete(path);
    }
    const added = pages.filter(({ path }) => !this.#pages.has(path)).map(withText);
    for (const match of added) this.#pages.set(match.page.path, match);
    await this.#index.addAllAsync(
      added.map((match) => ({ id: match.page.path, ...textsOf(match) })),
      { chunkSize: ADD_CHUNK },
    );
  }

  get size(): number {
    return this.#pages.size;
  }

  get characters(): number {
    return JSON.stringify(this.#index).length;
  }

  search(query: string, perGroup: number): SearchResponse {
    const trimmed = query.slice(0, QUERY_CHARACTERS).trim();
    const words = queryTerms(trimmed);
    const found = this.#find(words);
    const fit = fitOf(found, words);
    const isFitting = ({ exact }: Found) => exact >= { all: words.length, some: 1, similar: 0, none: 0 }[fit];
    // Exact matches are never noise, however high fuzzy ones score.
    const best = found.find(isFitting)?.score ?? 0;
    const relevant = found.flatMap((match) => {
      const indexed = this.#pages.get(match.id);
      // A fuzzy match of the kind alone would look random beside exact ones.
      const isStray = match.isKindOnly && !isFitting(match);
      return indexed && match.score >= best * NOISE && !isStray ? [{ ...match, indexed }] : [];
    });
    const groups = new Map<PageKind, SearchGroup>();
    for (const { indexed, terms } of relevant) {
      const { kind } = indexed.page;
      const group = groups.get(kind) ?? { kind, total: 0, results: [] };
      groups.set(kind, group);
      group.total += 1;
      if (group.results.length < perGroup) group.results.push(toResult(indexed, terms));
    }
    return {
      query: trimmed,
      fit,
      fitting: relevant.filter(isFitting).length,
      similar: fit === 'similar' ? similarWords(relevant) : [],
      total: relevant.length,
      groups: [...groups.values()],
    };
  }

  /** All words, else any. */
  #find(words: string[]): Found[] {
    if (words.length === 0) return [];
    const hasStart = sharesFirstLetter(words);
    const shortest = this.size > LARGE_PAGES ? 3 : 2;
    const says = (term: string, word: string) => term === word || (word.length >= shortest && term.startsWith(word));
    for (const combineWith of ['AND', 'OR'] as const) {
      const found = this.#index.search(
        { combineWith, queries: words },
        {
          tokenize: (text) => [text],
          processTerm: (term) => term,
          boost: WEIGHTS,
          prefix: (term) => term.length >= shortest,
          fuzzy: (term) => (term.length >= FUZZY_FROM_CHARACTERS ? 0.25 : false),
          maxFuzzy: 2,
          filter: ({ terms }) => terms.some(hasStart),
          weights: { prefix: 0.5, fuzzy: 0.25 },
        },
      );
      if (found.length > 0)
        return this.#weigh(found).map(({ id, score, terms, match }) => {
          const missing = words.filter((word) => !terms.some((term) => says(term, word)));
          const isMeant = sharesFirstLetter(missing);
          const meant = terms.filter((term) => isMeant(term) || words.some((word) => says(term, word)));
          const isKindOnly = meant.every((term) => match[term]?.every((field) => field === 'kind'));
          return { id, score, terms: meant, exact: words.length - missing.length, isKindOnly };
        });
    }
    return [];
  }

  /** MiniSearch's own boost would be called per word and page. */
  #weigh(found: MiniSearchResult[]) {
    const weightOf = (id: string) => KIND_WEIGHTS[this.#pages.get(id)?.page.kind ?? 'page'] ?? 1;
    return found
      .map(({ id, score, terms, match }) => ({ id: String(id), terms, match, score: score * weightOf(id) }))
      .sort((a, b) => b.score - a.score);
  }
}

function fitOf(found: Found[], words: string[]): Fit {
  if (found.length === 0) return 'none';
  if (found.some(({ exact }) => exact === words.length)) return 'all';
  return found.some(({ exact }) => exact > 0) ? 'some' : 'similar';
}

const isSame = (a: SitePage, b: SitePage) =>
  a.kind === b.kind &&
  a.title === b.title &&
  a.note === b.note &&
  a.description === b.description &&
  a.markdown === b.markdown &&
  a.keywords.join() === b.keywords.join();
