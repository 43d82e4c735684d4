/** Wraps around at both ends (specification 3). Null if the entry is missing or the only one. */
export function neighboursOf<T extends { slug: string }>(entries: T[], slug: string): { previous: T; next: T } | null {
  const index = entries.findIndex((entry) => entry.slug === slug);
  const previous = entries.at(index - 1);
  const next = entries[(index + 1) % entries.length];
  if (index === -1 || entries.length < 2 || !previous || !next) return null;
  return { previous, next };
}
