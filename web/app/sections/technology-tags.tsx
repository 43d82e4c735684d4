import type { TechnologySummary } from '#app/content/technologies.server.ts';
import { TagList } from '#app/ui/badge.tsx';

export function TechnologyTags({ technologies }: { technologies: Pick<TechnologySummary, 'name' | 'slug'>[] }) {
  return <TagList tags={technologies.map(({ name, slug }) => ({ name, ...(slug && { to: `/tech/${slug}` }) }))} />;
}
