/** A shorter list needs no featured entry. */
const MIN_ENTRIES = 4;

/** The entry to feature above the list; null if the list is short or nothing is liked. */
export function mostLiked<T extends { likes: number }>(entries: T[]): T | null {
  const [most] = entries.toSorted((a, b) => b.likes - a.likes);
  return most && most.likes > 0 && entries.length >= MIN_ENTRIES ? most : null;
}
