export type TopicName = { name: string; slug: string };
type WithTopics = { topics: TopicName[] };

export type TopicCount = TopicName & { count: number };

export function countTopics(entries: WithTopics[]): TopicCount[] {
  const counts = new Map<string, TopicCount>();
  for (const { name, slug } of entries.flatMap(({ topics }) => topics)) {
    const count = counts.get(slug)?.count ?? 0;
    counts.set(slug, { name, slug, count: count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** The slug of the chosen topic, from a query such as `?topic=hl7-v2`; null if it is missing or unknown. */
export const topicOf = (search: string, topics: TopicCount[]): string | null =>
  topics.find(({ slug }) => slug === new URLSearchParams(search).get('topic'))?.slug ?? null;

export const withTopic = <T extends WithTopics>(entries: T[], slug: string | null): T[] =>
  slug === null ? entries : entries.filter(({ topics }) => topics.some((topic) => topic.slug === slug));
