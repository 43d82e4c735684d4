type Entry = { slug: string; topics: string[] };

/** By the number of shared topics, then in the given order. */
export function relatedTo<T extends Entry>(subject: Entry, entries: T[], count: number): T[] {
  const shared = ({ topics }: Entry) => topics.filter((topic) => subject.topics.includes(topic)).length;
  return entries
    .filter(({ slug }) => slug !== subject.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
