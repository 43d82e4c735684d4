import type { PageKind } from '../site-map/site-page.ts';
import type { Segment } from './highlight.ts';

/** A page that was found, ready to show. */
export type SearchResult = {
  path: string;
  title: Segment[];
  excerpt: Segment[];
  /** The client, the place or the format; and where nothing else says why the page was found, the keywords that do. */
  facts: Segment[];
};
/** What was found of one kind, the best first. `total` may be more than is shown. */
export type SearchGroup = { kind: PageKind; total: number; results: SearchResult[] };
/**
 * How much of the query the best pages have: all its words (as written, as a beginning or by another name), some of them, or
 * only words that are similar.
 */
export type Fit = 'all' | 'some' | 'similar' | 'none';
/** What was found for a query. */
export type SearchResponse = {
  query: string;
  fit: Fit;
  /** How many of the pages fit so well. The others fit less well. */
  fitting: number;
  /** Where all is only similar: words that pages have instead, as they are written there, the most frequent first. */
  similar: string[];
  total: number;
  /** In the order of their best result. */
  groups: SearchGroup[];
};

/** So many similar words are said; one more in an answer means that there are others. */
export const SIMILAR_WORDS = 3;
/** Longer queries are cut: nobody types them. */
export const QUERY_CHARACTERS = 120;
