import type { TopicName } from '#app/content/topics.ts';
import { TagList } from '#app/ui/badge.tsx';
import { DateText } from '#app/ui/date.tsx';

export function TopicTags({ topics }: { topics: TopicName[] }) {
  return <TagList tags={topics.map(({ name, slug }) => ({ name, to: `/topics/${slug}` }))} />;
}

/** The tags are above the link of the card that they are in. */
export function TopicsAndDate({ topics, day, className }: { topics: TopicName[]; day: string; className: string }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 [&>ul]:z-1 ${className}`}>
      <TopicTags topics={topics} />
      <p className="small muted">
        <DateText day={day} />
      </p>
    </div>
  );
}
