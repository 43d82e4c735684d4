import { spelling } from './highlight.ts';
import { type Indexed, textsOf } from './indexed-page.ts';
import { SIMILAR_WORDS } from './search-result.ts';
import { writtenWords } from './words.ts';

type Found = { indexed: Indexed; terms: string[] };

export function similarWords(found: Found[]): string[] {
  const pagesBy = new Map<string, { count: number; best: Indexed }>();
  for (const { indexed, terms } of found)
    for (const term of terms) {
      const pages = pagesBy.get(term) ?? { count: 0, best: indexed };
      pagesBy.set(term, pages);
      pages.count += 1;
    }
  const mostFrequent = [...pagesBy].sort(([, a], [, b]) => b.count - a.count).slice(0, SIMILAR_WORDS + 1);
  return [...new Set(mostFrequent.map(([term, { best }]) => writtenOn(best, term)))];
}

function writtenOn(indexed: Indexed, term: string): string {
  const texts = Object.values(textsOf(indexed)).join('\n');
  for (const word of writtenWords([term])) {
    const found = spelling(texts, word);
    if (found) return found;
  }
  return term;
}
