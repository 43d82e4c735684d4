import type { PageKind } from '#app/site-map/site-page.ts';
import type { Segment } from './highlight.ts';

/** An `answer` is a part of a page: a question with its answer, or a step of a process. */
export type ResultKind = PageKind | 'answer';
/** Kinds whose results show the note: the client, location or format, or the page of an answer. */
export const KINDS_WITH_NOTE: ReadonlySet<ResultKind> = new Set(['project', 'job', 'resource', 'answer']);
export type SearchResult = {
  path: string;
  /** The `lang` attribute of the result, on a site with several languages. */
  lang?: string;
  kind: ResultKind;
  title: Segment[];
  excerpt: Segment[];
  /** The note, and the matching keywords if nothing else shows the match. */
  facts: Segment[];
  /** `YYYY-MM-DD` */
  date: string | null;
};
/** How well the best results match: all words, some words, or only words with a similar spelling. */
export type Match = 'all' | 'some' | 'similar' | 'none';
export type SearchResponse = {
  query: string;
  match: Match;
  /** How many results match as `match` says. The others match some of the words. */
  matching: number;
  /** Words that were found beside those of the query (synonyms), or, if no page has a word, similar ones. The most frequent first. */
  similar: string[];
  /** All results, including those beyond the limit. */
  total: number;
  /** Best match first. */
  results: SearchResult[];
};

/** How many words are named at most. */
export const NAMED_WORDS = 3;
export const QUERY_CHARACTERS = 120;

export const groupByMatch = <Result>(response: { results: Result[]; matching: number } | null) => ({
  matching: response?.results.slice(0, response.matching) ?? [],
  partial: response?.results.slice(response.matching) ?? [],
});
