import type { TechnologySummary } from '#app/content/technologies.server.ts';
import { Tag } from '#app/ui/badge.tsx';

export function TechnologyTags({ technologies }: { technologies: Pick<TechnologySummary, 'name' | 'slug'>[] }) {
  return (
    <ul className="tags flex flex-wrap gap-1.5">
      {technologies.map(({ name, slug }) => (
        <li key={name}>
          <Tag {...(slug ? { to: `/tech/${slug}` } : {})}>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
