import { phraseKey } from './words.ts';

/** Maps a phrase key to the keys of phrases with the same meaning. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

/** Parses one meaning per line: `pricing, cost, how much`. A phrase may be on several lines. */
export function parseSynonyms(text: string): Synonyms {
  const synonyms = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const phrases = line.split(',').map(phraseKey).filter(Boolean);
    for (const phrase of phrases)
      synonyms.set(phrase, new Set([...(synonyms.get(phrase) ?? []), ...phrases.filter((other) => other !== phrase)]));
  }
  return synonyms;
}
