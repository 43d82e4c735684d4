import type { PageKind } from '#app/site-map/site-page.ts';
import type { Segment } from './highlight.ts';

/** An answer is a heading in a page: a question with its answer, a step of a process. */
export type ResultKind = PageKind | 'answer';
/** Their note says more than the title: client, location, format, or the page that an answer is on. */
export const KINDS_WITH_NOTE: ReadonlySet<ResultKind> = new Set(['project', 'job', 'resource', 'answer']);
export type SearchResult = {
  path: string;
  /** The `lang` of its text, on a site with several languages. */
  lang?: string;
  kind: ResultKind;
  title: Segment[];
  excerpt: Segment[];
  /** The client, place, format or page; else the keywords that matched. */
  facts: Segment[];
  /** `YYYY-MM-DD` */
  date: string | null;
};
/** How well the best results match: all words, some of them, or only similarly spelled words. */
export type Match = 'all' | 'some' | 'similar' | 'none';
export type SearchResponse = {
  query: string;
  match: Match;
  /** The number of results that match that well. The rest match some of the words. */
  matching: number;
  /** For an unknown word: similarly spelled words of the site, most frequent first. */
  similar: string[];
  /** May exceed `results.length`. */
  total: number;
  /** Best match first. */
  results: SearchResult[];
};

/** Shown at most. A response with one more means that there are others. */
export const SIMILAR_WORDS = 3;
export const QUERY_CHARACTERS = 120;

export const groupByMatch = <Result>(response: { results: Result[]; matching: number } | null) => ({
  matching: response?.results.slice(0, response.matching) ?? [],
  partial: response?.results.slice(response.matching) ?? [],
});
