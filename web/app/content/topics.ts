type WithTopics = { topics: string[] };

export type TopicCount = { name: string; slug: string; count: number };

/** `HL7 v2` → `hl7-v2` */
export const topicSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

export function countTopics(entries: WithTopics[]): TopicCount[] {
  const counts = new Map<string, TopicCount>();
  for (const name of entries.flatMap(({ topics }) => [...new Set(topics)])) {
    const slug = topicSlug(name);
    const counted = counts.get(slug) ?? { name, slug, count: 0 };
    counts.set(slug, { ...counted, count: counted.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** `?topic=hl7-v2` */
export const topicOf = (search: string, topics: TopicCount[]): string | null =>
  topics.find(({ slug }) => slug === new URLSearchParams(search).get('topic'))?.slug ?? null;

export const withTopic = <T extends WithTopics>(entries: T[], slug: string | null): T[] =>
  slug === null ? entries : entries.filter(({ topics }) => topics.some((name) => topicSlug(name) === slug));
