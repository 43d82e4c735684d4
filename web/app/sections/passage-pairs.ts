import type { Passage } from '#app/content/markdown.server.ts';

/** Puts short passages that follow each other in pairs, which pages show side by side. */
export function pairShort(passages: Passage[]): { passage: Passage; beside?: Passage }[] {
  const pairs: ReturnType<typeof pairShort> = [];
  for (const passage of passages) {
    const last = pairs.at(-1);
    if (last && !last.beside && last.passage.isShort && passage.isShort) last.beside = passage;
    else pairs.push({ passage });
  }
  return pairs;
}
