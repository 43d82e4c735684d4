type Entry = { slug: string; topics: { slug: string }[] };

/** The entries with the most topics in common first; those with equally many stay in their order. */
export function relatedTo<T extends Entry>(subject: Entry, entries: T[], count: number): T[] {
  const own = new Set(subject.topics.map(({ slug }) => slug));
  const shared = ({ topics }: Entry) => topics.filter(({ slug }) => own.has(slug)).length;
  return entries
    .filter(({ slug }) => slug !== subject.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}

/** The previous and next entry, wrapping around at both ends (specification 3). Null if the entry is missing or the only one. */
export function neighboursAround<T extends { slug: string }>(
  entries: T[],
  slug: string,
): { previous: T; next: T } | null {
  const index = entries.findIndex((entry) => entry.slug === slug);
  if (index === -1 || entries.length < 2) return null;
  const previous = entries.at(index - 1);
  const next = entries[(index + 1) % entries.length];
  return previous && next ? { previous, next } : null;
}
