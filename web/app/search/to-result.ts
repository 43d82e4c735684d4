import type { PageKind } from '#app/site-map/site-page.ts';
import { excerpt, hasFound, highlightText } from './highlight.ts';
import type { Indexed } from './indexed-page.ts';
import type { SearchResult } from './search-result.ts';
import { writtenWords } from './words.ts';

/** Kinds whose note adds something: the client, place or format. */
const TELLING_NOTES: ReadonlySet<PageKind> = new Set(['project', 'job', 'resource']);
const REASONS = 3;

export function toResult({ page, text }: Indexed, terms: string[]): SearchResult {
  const found = writtenWords(terms);
  const { path, title, description, kind, note, keywords } = page;
  const isFound = (words: string) => hasFound(words, found);
  const notes = TELLING_NOTES.has(kind) && note !== '' ? [note] : [];
  const part = [description, text].find(isFound);
  // If nothing visible shows why the page was found, add its keywords, or else the note.
  const isClear = part !== undefined || [title, ...notes].some(isFound);
  const reasons = isClear ? [] : keywords.filter(isFound).slice(0, REASONS);
  const shown = part ?? (isClear || reasons.length > 0 || !isFound(note) ? description : note);
  return {
    path,
    title: highlightText(title, found),
    excerpt: highlightText(excerpt(shown, found), found),
    facts: highlightText([...notes, ...reasons].join(', '), found),
  };
}
