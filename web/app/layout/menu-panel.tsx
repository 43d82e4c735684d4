import { type ComponentProps, Fragment } from 'react';
import { useMessages, usePlural } from '#app/i18n/messages.ts';
import { ariaCurrent, type Card, type findCurrent, isWide, type NavigationGroup } from '#app/root-data/navigation.ts';
import { Ornament } from '#app/ui/art.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';

export const panelClass = (group: NavigationGroup) =>
  `panel ${isWide(group) ? `panel--wide ${group.card ? 'has-card' : 'two'}` : ''}`;

type PanelProps = {
  group: NavigationGroup;
  current: ReturnType<typeof findCurrent>;
  path: string;
};

export function Panel({ group, current, path }: PanelProps) {
  const { card, sections } = group;
  const hasColumns = isWide(group) && !card;
  return (
    <>
      {card && <CardLink card={card} aria-current={ariaCurrent(card.to, current, path)} />}
      <div>
        {sections.map(({ heading, links }) => {
          const rows = hasColumns ? Math.ceil(links.length / 2) : links.length;
          return (
            <Fragment key={heading}>
              {heading && <p className="panel__heading">{heading}</p>}
              <ul style={{ '--rows': rows }}>
                {links.map((link, index) => (
                  <li key={link.to} className={index % rows === 0 ? '' : 'panel__below'}>
                    <Link to={link.to} external aria-current={ariaCurrent(link.to, current, path)}>
                      <span>
                        {link.label} <JobsBadge count={link.notification} />
                      </span>
                      <Icon name="arrow-right" />
                    </Link>
                  </li>
                ))}
              </ul>
            </Fragment>
          );
        })}
      </div>
    </>
  );
}

export function CardLink({
  card: { title, text, to, tone },
  ...rest
}: { card: Card } & Pick<ComponentProps<'a'>, 'aria-current'>) {
  return (
    <Link to={to} external className={`card-hi ${tone === 'accent' ? 'card-hi--green' : 'on-dark'}`} {...rest}>
      <Ornament text={title} columns={2} rows={1} className="panel-ornament" />
      <b>{title}</b>
      <span>{text}</span>
    </Link>
  );
}

export function JobsBadge({ count }: { count: number | undefined }) {
  const { nav } = useMessages();
  const plural = usePlural();
  if (!count) return null;
  return (
    <Badge>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{plural(nav.openJobs, count)}</span>
    </Badge>
  );
}
