import MiniSearch, { type SearchResult as MiniSearchResult } from 'minisearch';
import { en } from '../locale/en.ts';
import type { PageKind, SitePage } from '../registry/site-page.ts';
import { excerpt, hasFound, markText } from './marked-text.ts';
import { QUERY_CHARACTERS, type SearchAnswer, type SearchGroup, type SearchResult } from './search-result.ts';
import { indexTerms, queryTerms, tokenise, writtenWords } from './words.ts';

type Entry = {
  id: string;
  title: string;
  keywords: string;
  kind: string;
  note: string;
  description: string;
  text: string;
};

/** A word in the title says more than one somewhere in the text. */
const WEIGHTS = { title: 6, keywords: 2.5, kind: 1.5, note: 2, description: 2, text: 1 };
/** A page that is about the very thing stands before those that mention it. */
const KIND_WEIGHTS: Partial<Record<PageKind, number>> = { technology: 1.15, service: 1.15, page: 0.9, industry: 0.6 };
/** From this length on, one letter in four may be wrong. */
const FUZZY_FROM_CHARACTERS = 4;
/** In more pages than these, two letters begin words on nearly every one. */
const LARGE_PAGES = 2000;
/** Results that fit so much worse than the best one are noise. */
const NOISE = 0.04;
const ADD_CHUNK = 50;

/** Who mistypes a word seldom mistypes its first letter: `lock` is not what somebody meant by `dock`. */
const startsLikeOneOf = (words: string[]) => (term: string) => words.some((word) => word[0] === term[0]);

/** A page with the words of its Markdown. */
type Indexed = { page: SitePage; text: string };

/** An index over pages that can be brought up to date. */
export class SearchIndex {
  readonly #pages = new Map<string, Indexed>();
  readonly #index = new MiniSearch<Entry>({
    fields: Object.keys(WEIGHTS),
    tokenize: tokenise,
    processTerm: indexTerms,
    autoVacuum: true,
  });

  /** Takes in what has changed and drops what is gone. Large changes leave room for other work in between. */
  async update(pages: SitePage[]): Promise<void> {
    const next = new Map(pages.map((page) => [page.path, page]));
    for (const [path, known] of this.#pages) {
      const page = next.get(path);
      if (page && isSame(page, known.page)) continue;
      this.#index.discard(path);
      this.#pages.delete(path);
    }
    const added = pages
      .filter(({ path }) => !this.#pages.has(path))
      .map((page) => ({ page, text: plainMarkdown(page.markdown) }));
    for (const each of added) this.#pages.set(each.page.path, each);
    await this.#index.addAllAsync(added.map(entryOf), { chunkSize: ADD_CHUNK });
  }

  /** How many pages it holds. */
  get size(): number {
    return this.#pages.size;
  }

  /** Characters of the index when it is written out. */
  get characters(): number {
    return JSON.stringify(this.#index).length;
  }

  /** What fits a query, in groups by kind with at most `perGroup` results each. */
  search(query: string, perGroup: number): SearchAnswer {
    const asked = query.slice(0, QUERY_CHARACTERS).trim();
    const words = queryTerms(asked);
    const hasStart = startsLikeOneOf(words);
    const found = this.#find(words);
    const best = found[0]?.score ?? 0;
    const groups = new Map<PageKind, SearchGroup>();
    let total = 0;
    for (const { id, score, terms } of found) {
      const indexed = this.#pages.get(String(id));
      if (!indexed || score < best * NOISE) continue;
      const { page } = indexed;
      total += 1;
      const group = groups.get(page.kind) ?? { kind: page.kind, total: 0, results: [] };
      groups.set(page.kind, group);
      group.total += 1;
      if (group.results.length < perGroup) group.results.push(show(indexed, writtenWords(terms.filter(hasStart))));
    }
    return { query: asked, total, groups: [...groups.values()] };
  }

  /** Pages with all the words; when there are none, those with some. */
  #find(words: string[]) {
    if (words.length === 0) return [];
    const hasStart = startsLikeOneOf(words);
    const shortest = this.size > LARGE_PAGES ? 3 : 2;
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
      if (found.length > 0) return this.#weigh(found);
    }
    return [];
  }

  /** The same with the weight of each page's kind, the best first. MiniSearch would ask for it with each word of each page. */
  #weigh(found: MiniSearchResult[]) {
    const weightOf = (id: string) => KIND_WEIGHTS[this.#pages.get(id)?.page.kind ?? 'page'] ?? 1;
    return found
      .map(({ id, score, terms }) => ({ id, terms, score: score * weightOf(id) }))
      .sort((a, b) => b.score - a.score);
  }
}

const entryOf = ({ page, text }: Indexed): Entry => ({
  id: page.path,
  title: page.title,
  keywords: page.keywords.join(' '),
  kind: en.kinds[page.kind].one,
  note: page.note,
  description: page.description,
  text,
});

const isSame = (a: SitePage, b: SitePage) =>
  a.kind === b.kind &&
  a.title === b.title &&
  a.note === b.note &&
  a.description === b.description &&
  a.markdown === b.markdown &&
  a.keywords.join() === b.keywords.join();

function show({ page, text }: Indexed, found: ReadonlySet<string>): SearchResult {
  const { path, title, description, kind, note } = page;
  const shown = hasFound(description, found) || !hasFound(text, found) ? description : text;
  return {
    path,
    title: markText(title, found),
    excerpt: markText(excerpt(shown, found), found),
    note: TELLING_NOTES.has(kind) ? note : '',
  };
}

/** Kinds whose note says something that title and text do not: the client, the place, the format. */
const TELLING_NOTES: ReadonlySet<PageKind> = new Set(['project', 'job', 'resource']);

/** Markdown without its marks. Code stays: people search for it. */
export function plainMarkdown(markdown: string): string {
  return markdown
    .replace(/^```.*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^#{1,6}\s+(.*?)([.!?:]?)\s*$/gm, (_heading, words: string, mark: string) => words + (mark || '.'))
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/gm, '')
    .replace(/^\|?(?:\s*:?-{3,}:?\s*\|)+.*$/gm, '')
    .replace(/\*\*|__|`|\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
