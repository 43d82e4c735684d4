const WORDS_PER_MINUTE = 220;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** Counts the words of code too, because readers stop at code rather than skip it. */
export const countWords = (markdown: string): number => markdown.split(/\s+/).filter(Boolean).length;
