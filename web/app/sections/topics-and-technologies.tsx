import type { TechnologySummary } from '#app/content/technologies.server.ts';
import type { TopicName } from '#app/content/topics.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { TechnologyTags } from './technology-tags.tsx';
import { TopicTags } from './topic-tags.tsx';

type Props = { topics: TopicName[]; technologies: Pick<TechnologySummary, 'name' | 'slug'>[] };

/** A topic that is listed as a technology already is left out. */
export function TopicsAndTechnologies({ topics, technologies }: Props) {
  const { kinds } = useMessages();
  const others = topics.filter(({ name }) => !technologies.some((technology) => technology.name === name));
  return (
    <FactList
      facts={[
        [kinds.topic.many, others.length > 0 && <TopicTags key="topics" topics={others} />],
        [
          kinds.technology.many,
          technologies.length > 0 && <TechnologyTags key="technologies" technologies={technologies} />,
        ],
      ]}
    />
  );
}
