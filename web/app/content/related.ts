type Entry = { slug: string; topics: { slug: string }[] };

/** By the number of shared topics, then in the given order. */
export function relatedTo<T extends Entry>(subject: Entry, entries: T[], count: number): T[] {
  const own = new Set(subject.topics.map(({ slug }) => slug));
  const shared = ({ topics }: Entry) => topics.filter(({ slug }) => own.has(slug)).length;
  return entries
    .filter(({ slug }) => slug !== subject.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}

/** Null if the entry is missing or the only one. */
export function neighboursOf<T extends { slug: string }>(
  entries: T[],
  slug: string,
): { previous: T | null; next: T | null } | null {
  const index = entries.findIndex((entry) => entry.slug === slug);
  if (index === -1 || entries.length < 2) return null;
  return { previous: entries[index - 1] ?? null, next: entries[index + 1] ?? null };
}

/** Jobs (specification 3) and projects wrap around at both ends. */
export function neighboursAround<T extends { slug: string }>(
  entries: T[],
  slug: string,
): { previous: T; next: T } | null {
  const neighbours = neighboursOf(entries, slug);
  const previous = neighbours?.previous ?? entries.at(-1);
  const next = neighbours?.next ?? entries[0];
  return neighbours && previous && next ? { previous, next } : null;
}
