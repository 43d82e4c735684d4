import { langOf } from '#app/i18n/use-locale.ts';
import { excerpt, hasFound, highlightText } from './highlight.ts';
import type { SearchEntry } from './search-entry.ts';
import { KINDS_WITH_NOTE, type SearchResult } from './search-result.ts';

const REASONS = 3;

export function toResult(
  { path, locale, kind, date, title, searchTitle, description, note, text, tags }: SearchEntry,
  terms: string[],
  /** Terms that are quoted only if no other one is found. */
  synonyms: string[],
): SearchResult {
  const found = new Set(terms);
  const foundAsTyped = new Set(terms.filter((term) => !synonyms.includes(term)));
  const isFound = (words: string) => hasFound(words, found);
  const notes = KINDS_WITH_NOTE.has(kind) && note !== '' ? [note] : [];
  // A title for search engines is no sentence, so it is only shown if the visible title doesn't match.
  const parts = isFound(title) ? [description, text] : [description, text, searchTitle];
  const partAsTyped = parts.find((words) => hasFound(words, foundAsTyped));
  const part = partAsTyped ?? parts.find(isFound);
  // If no visible text shows why the page was found, add the matching keywords, or else the note.
  const isClear = part !== undefined || [title, ...notes].some(isFound);
  const reasons = isClear ? [] : tags.filter(isFound).slice(0, REASONS);
  const shown = part ?? (isClear || reasons.length > 0 || !isFound(note) ? description : note);
  const lang = langOf({ locale });
  return {
    path,
    ...(lang ? { lang } : {}),
    kind,
    title: highlightText(title, found),
    excerpt: highlightText(excerpt(shown, partAsTyped === undefined ? found : foundAsTyped), found),
    date,
    facts: highlightText([...notes, ...reasons].join(', '), found),
  };
}
