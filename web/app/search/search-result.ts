import type { PageKind } from '#app/site-map/site-page.ts';
import type { Segment } from './highlight.ts';

export type SearchResult = {
  path: string;
  title: Segment[];
  excerpt: Segment[];
  /** The client, place or format; else the keywords that matched. */
  facts: Segment[];
};
/** `total` may exceed the results. */
export type SearchGroup = { kind: PageKind; total: number; results: SearchResult[] };
/** Of the best pages: all words (exactly, as a prefix or by synonym), some of them, or only fuzzy matches. */
export type Fit = 'all' | 'some' | 'similar' | 'none';
export type SearchResponse = {
  query: string;
  fit: Fit;
  /** Pages with that fit. The rest fit less well. */
  fitting: number;
  /** For fuzzy results: the words that matched, as written on the pages, by frequency. */
  similar: string[];
  total: number;
  /** In the order of their best result. */
  groups: SearchGroup[];
};

/** One more in a response means that there are others. */
export const SIMILAR_WORDS = 3;
export const QUERY_CHARACTERS = 120;
