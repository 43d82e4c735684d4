const WORDS_PER_MINUTE = 220;

/** Minutes that reading so many words takes; at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** Words of a Markdown text, code included: readers stop at code rather than skip it. */
export const countWords = (markdown: string): number => markdown.split(/\s+/).filter(Boolean).length;
