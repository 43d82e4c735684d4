import type { TopicCount } from '#app/content/topics.ts';

/** More would be a wall: then only those of several entries are offered, and the chosen one. */
const MANY_TOPICS = 10;

export const offeredTopics = (topics: TopicCount[], chosen: string | null): TopicCount[] =>
  topics.length > MANY_TOPICS ? topics.filter(({ slug, count }) => count > 1 || slug === chosen) : topics;
