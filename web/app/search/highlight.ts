import { indexTerms, joined, stem, tokenise, WORD_PATTERN } from './words.ts';

export type Segment = { text: string; isMatch: boolean };

const EXCERPT_CHARACTERS = 170;
/** An excerpt starts with the sentence of its first match, if the match is within this many characters. */
const MAX_LEAD_IN = 100;
/** Limits the work; enough matches to choose a good excerpt. */
const MAX_HITS = 40;

/** Splits a text into words that match and the text between. `found` are terms of the index. */
export function highlightText(text: string, found: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = segments.at(-1);
    if (piece === '') return;
    if (last?.isMatch === isMatch) last.text += piece;
    else segments.push({ text: piece, isMatch });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD_PATTERN)) {
    add(text.slice(end, index), false);
    add(word, isFound(word, found));
    end = index + word.length;
  }
  add(text.slice(end), false);
  return segments;
}

export function hasFound(text: string, found: ReadonlySet<string>): boolean {
  for (const { 0: word } of text.matchAll(WORD_PATTERN)) if (isFound(word, found)) return true;
  return false;
}

/** How the texts spell each stem most often. */
export function spellings(texts: string[], stems: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.match(WORD_PATTERN) ?? []).map((word) => word.replace(/['’]s?$/, ''));
  const written = Map.groupBy(words, (word) => stem(joined(word)));
  return [...new Set(stems)].flatMap((term) => {
    const spelled = Map.groupBy(written.get(term) ?? [], (word) => word);
    const [most] = [...spelled.values()].sort((a, b) => b.length - a.length);
    return most?.[0] ?? [];
  });
}

/** The part of a text with the most different matches, cut at a sentence or word. Without matches, its beginning. */
export function excerpt(text: string, found: ReadonlySet<string>): string {
  if (text.length <= EXCERPT_CHARACTERS) return text;
  const hits: { index: number; term: string }[] = [];
  for (const { 0: word, index } of text.matchAll(WORD_PATTERN)) {
    if (isFound(word, found)) hits.push({ index, term: stem(word) });
    if (hits.length === MAX_HITS) break;
  }
  let best = { start: 0, terms: 0 };
  for (const [position, { index: start }] of hits.entries()) {
    const inside = hits.slice(position).filter(({ index }) => index < start + EXCERPT_CHARACTERS);
    const terms = new Set(inside.map(({ term }) => term)).size;
    if (terms > best.terms) best = { start, terms };
  }
  // Start with the sentence of the match, or a few words before the match if it is far into the sentence.
  const sentence = [...text.slice(0, best.start).matchAll(/(?:^|[.!?]\s+)(?=\S)/g)].at(-1);
  const sentenceStart = sentence ? sentence.index + sentence[0].length : 0;
  const from = Math.max(0, best.start - 40);
  const before = text.slice(from, best.start);
  const isSentence = best.start - sentenceStart <= MAX_LEAD_IN;
  const start = isSentence ? sentenceStart : from + (before.indexOf(' ') + 1 || before.length);
  const limit = start + EXCERPT_CHARACTERS;
  // Cut at a space after the match. A long URL may not contain one.
  const lastSpace = text.lastIndexOf(' ', limit);
  const end = limit >= text.length ? text.length : lastSpace > best.start ? lastSpace : limit;
  // End with a sentence, if the excerpt is then long enough and still contains the matches.
  const needed = Math.max(start + EXCERPT_CHARACTERS / 2, ...hits.flatMap(({ index }) => (index < end ? index : [])));
  const sentenceEnd = [...text.slice(0, end).matchAll(/[.!?](?=\s|$)/g)].findLast(({ index }) => index > needed);
  const excerpt = sentenceEnd ? text.slice(start, sentenceEnd.index + 1) : text.slice(start, end).trim();
  return `${isSentence ? '' : '… '}${excerpt}${sentenceEnd || end === text.length ? '' : ' …'}`;
}

const isFound = (word: string, found: ReadonlySet<string>): boolean =>
  tokenise(word).some((token) => indexTerms(token).some((term) => found.has(term)));
