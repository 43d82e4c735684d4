/** Wraps around at both ends (specification 3). Null if the entry is missing or the only one. */
export function neighboursOf<T extends { slug: string }>(entries: T[], slug: string): { previous: T; next: T } | null {
  const at = entries.findIndex((entry) => entry.slug === slug);
  const previous = entries.at(at - 1);
  const next = entries[(at + 1) % entries.length];
  if (at === -1 || entries.length < 2 || !previous || !next) return null;
  return { previous, next };
}
