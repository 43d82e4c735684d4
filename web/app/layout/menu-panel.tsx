import type { ReactNode } from 'react';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import {
  ariaCurrent,
  type findCurrent,
  type Highlight,
  isWide,
  type NavigationGroup,
  type NavigationLink,
  rowsOf,
} from '#app/root-data/navigation.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Flags } from '#app/ui/flags.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';

export const panelClass = (group: NavigationGroup) =>
  `panel ${isWide(group) ? `panel--wide ${group.highlight ? 'has-card' : 'two'}` : ''}`;

type PanelProps = {
  group: NavigationGroup;
  current: ReturnType<typeof findCurrent>;
  path: string;
};

export function Panel({ group, current, path }: PanelProps) {
  const { highlight } = group;
  const links = rowsOf(group);
  const rows = isWide(group) && !highlight ? Math.ceil(links.length / 2) : links.length;
  const item = (link: NavigationLink, content: ReactNode, className?: string) => (
    <Link to={link.to} className={className} aria-current={ariaCurrent(link.to, current, path)}>
      {content}
    </Link>
  );
  return (
    <>
      {highlight &&
        item(
          highlight,
          <CardContent highlight={highlight} />,
          `card-hi ${highlight.tone === 'green' ? 'card-hi--green' : 'on-dark'}`,
        )}
      <ul style={{ '--rows': rows }}>
        {links.map((link, index) => (
          <li key={link.to} className={index % rows === 0 ? '' : 'panel__below'}>
            {item(
              link,
              <>
                <span>
                  {link.label} <JobsBadge count={link.notification} />
                </span>
                <Icon name="arrow-right" />
              </>,
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

export function CardContent({ highlight: { label, title, text } }: { highlight: Highlight }) {
  return (
    <>
      <Flags text={label} count={2} columns={2} className="hoist" />
      <b>{title}</b>
      <span>{text}</span>
    </>
  );
}

export function JobsBadge({ count }: { count: number | undefined }) {
  const { nav } = useMessages();
  const plural = usePlural();
  if (!count) return null;
  return (
    <Badge>
      <span aria-hidden="true">{count}</span>
      <span className="sr">{plural(nav.openJobs, count)}</span>
    </Badge>
  );
}
