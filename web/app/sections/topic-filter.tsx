import type { TopicCount } from '#app/content/topics.ts';
import { type PluralForms, useMessages, usePlural } from '#app/i18n/messages.ts';
import { FilterRow } from '#app/ui/filter-row.tsx';
import { offeredTopics } from './offered-topics.ts';

type Props = {
  label: string;
  forms: PluralForms;
  path: string;
  keep?: Record<string, string>;
  topics: TopicCount[];
  total: number;
  current: string | null;
};

export function TopicFilter({ label, forms, path, keep = {}, topics, total, current }: Props) {
  const { topics: texts } = useMessages();
  const plural = usePlural();
  if (topics.length < 2) return null;
  const entries = [{ name: texts.all, slug: null, count: total }, ...offeredTopics(topics, current)].map(
    ({ name, slug, count }) => {
      const search = new URLSearchParams({ ...keep, ...(slug === null ? {} : { topic: slug }) }).toString();
      return { slug, to: search ? `${path}?${search}` : path, name, count, countText: plural(forms, count) };
    },
  );
  return (
    <FilterRow label={label} entries={entries} chosen={entries.find(({ slug }) => slug === current)} currentAs="true" />
  );
}
