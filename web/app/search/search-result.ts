import type { PageKind } from '../registry/site-page.ts';
import type { Segment } from './marked-text.ts';

/** A page that was found, ready to show. */
export type SearchResult = { path: string; title: Segment[]; excerpt: Segment[]; note: string };
/** What was found of one kind, the best first. `total` may be more than is shown. */
export type SearchGroup = { kind: PageKind; total: number; results: SearchResult[] };
/** The groups in the order of their best result. */
export type SearchAnswer = { query: string; total: number; groups: SearchGroup[] };

/** Longer queries are cut: nobody types them. */
export const QUERY_CHARACTERS = 120;
