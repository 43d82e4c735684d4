/** In a shorter list nothing stands out. */
const ENOUGH = 4;

/** What is featured above the list: null if there are few, or none is liked. */
export function mostLiked<T extends { likes: number }>(entries: T[]): T | null {
  const [most] = entries.toSorted((a, b) => b.likes - a.likes);
  return most && most.likes > 0 && entries.length >= ENOUGH ? most : null;
}
