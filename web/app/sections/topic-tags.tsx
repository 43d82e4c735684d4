import type { ReactNode } from 'react';
import type { TopicName } from '#app/content/topics.ts';
import { TagList } from '#app/ui/badge.tsx';
import { DateText } from '#app/ui/date.tsx';

export function TopicTags({ topics }: { topics: TopicName[] }) {
  return <TagList tags={topics.map(({ name, slug }) => ({ name, to: `/topics/${slug}` }))} />;
}

type Props = { topics: TopicName[]; day: string; className: string; children?: ReactNode };

/** z-1 puts the tags above the link that covers the card. `children` are beside the date. */
export function TopicsAndDate({ topics, day, className, children }: Props) {
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 gap-y-2 [&>ul]:z-1 ${className}`}>
      <TopicTags topics={topics} />
      <div className="meta items-baseline">
        <DateText day={day} />
        {children}
      </div>
    </div>
  );
}
