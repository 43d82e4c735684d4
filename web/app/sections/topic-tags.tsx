import type { TopicName } from '#app/content/topics.ts';
import { Tag } from '#app/ui/badge.tsx';

export function TopicTags({ topics }: { topics: TopicName[] }) {
  return (
    <ul className="tags flex flex-wrap gap-1.5">
      {topics.map(({ name, slug }) => (
        <li key={slug}>
          <Tag to={`/topics/${slug}`}>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
