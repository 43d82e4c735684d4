import type { PageKind } from '../registry/site-page.ts';
import type { Indexed } from './indexed-page.ts';
import { excerpt, hasFound, markText } from './marked-text.ts';
import type { SearchResult } from './search-result.ts';
import { writtenWords } from './words.ts';

/** Kinds whose note says something that title and text do not: the client, the place, the format. */
const TELLING_NOTES: ReadonlySet<PageKind> = new Set(['project', 'job', 'resource']);

/** A page with the words marked that were found by the terms. */
export function showResult({ page, text }: Indexed, terms: string[]): SearchResult {
  const found = writtenWords(terms);
  const { path, title, description, kind, note } = page;
  const shown = hasFound(description, found) || !hasFound(text, found) ? description : text;
  return {
    path,
    title: markText(title, found),
    excerpt: markText(excerpt(shown, found), found),
    note: TELLING_NOTES.has(kind) ? note : '',
  };
}
