type Entry = { slug: string; topics: string[] };

/** Up to `count` other entries: those that share the most topics first, else in the order of the list. */
export function relatedTo<T extends Entry>(subject: Entry, entries: T[], count: number): T[] {
  const shared = ({ topics }: Entry) => topics.filter((topic) => subject.topics.includes(topic)).length;
  // Array.sort keeps the order of equals, so a list with the latest first stays that way among them.
  return entries
    .filter(({ slug }) => slug !== subject.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
