import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { FilterRow } from '#app/ui/filter-row.tsx';
import { useIsPublished } from '#app/ui/unpublished-pages.ts';
import type { IndustryCount } from './by-industry.ts';

type Props = { industries: IndustryCount[]; total: number; current?: string };

export function IndustryFilter({ industries, total, current }: Props) {
  const { project } = useMessages();
  const plural = usePlural();
  const isPublished = useIsPublished();
  const entries = [{ slug: undefined, name: project.all, count: total }, ...industries]
    .map(({ slug, name, count }) => ({
      slug,
      to: slug ? `/projects/${slug}` : '/projects',
      name,
      count,
      countText: plural(project.count, count),
    }))
    .filter(({ to }) => isPublished(to));
  return (
    <FilterRow
      label={project.filter}
      entries={entries}
      chosen={entries.find(({ slug }) => slug === current)}
      currentAs="page"
      className="min-[89rem]:mb-0 min-[89rem]:min-w-0 min-[89rem]:border-b-0"
    />
  );
}
