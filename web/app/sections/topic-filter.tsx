import { useRef } from 'react';
import type { TopicCount } from '#app/content/topics.ts';
import { type PluralForms, useMessages, usePlural } from '#app/i18n/messages.ts';
import { Link } from '#app/ui/link.tsx';
import { useCurrentInView } from '#app/ui/use-current-in-view.ts';

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
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row, current);
  if (topics.length < 2) return null;
  const entries = [{ name: texts.all, slug: null, count: total }, ...topics];
  return (
    <nav ref={row} className="filters filters--wrap" aria-label={label}>
      {entries.map(({ name, slug, count }) => {
        const search = new URLSearchParams({ ...keep, ...(slug === null ? {} : { topic: slug }) }).toString();
        return (
          <Link
            key={slug}
            to={search ? `${path}?${search}` : path}
            {...(slug === current ? { 'aria-current': 'true' as const } : {})}
          >
            <span>{name}</span>
            <sup aria-hidden="true">{count}</sup>
            <span className="sr">{plural(forms, count)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
