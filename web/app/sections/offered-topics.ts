import type { TopicCount } from '#app/content/topics.ts';

/** With more topics, the filter offers only the chosen one and those with several entries. */
const MAX_TOPICS = 10;

export const offeredTopics = (topics: TopicCount[], chosen: string | null): TopicCount[] =>
  topics.length > MAX_TOPICS ? topics.filter(({ slug, count }) => count > 1 || slug === chosen) : topics;
