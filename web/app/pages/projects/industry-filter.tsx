import { useRef } from 'react';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { Link } from '#app/ui/link.tsx';
import { useCurrentInView } from '#app/ui/use-current-in-view.ts';
import type { IndustryCount } from './by-industry.ts';

type Props = { industries: IndustryCount[]; total: number; current?: string };

export function IndustryFilter({ industries, total, current }: Props) {
  const { project } = useMessages();
  const plural = usePlural();
  const row = useRef<HTMLElement>(null);

  useCurrentInView(row, current);

  const entry = (to: string, name: string, count: number, isCurrent: boolean) => (
    <Link key={to} to={to} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      <span>{name}</span>
      <sup aria-hidden="true">{count}</sup>
      <span className="sr">{plural(project.count, count)}</span>
    </Link>
  );
  return (
    <nav ref={row} className="filters filters--wrap" aria-label={project.filter}>
      {entry('/projects', project.all, total, !current)}
      {industries.map(({ slug, name, count }) => entry(`/projects/${slug}`, name, count, slug === current))}
    </nav>
  );
}
