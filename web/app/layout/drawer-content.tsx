import { Fragment } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ariaCurrent, findCurrent, type NavigationGroup } from '#app/root-data/navigation.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { ThemeSwitch } from '#app/theme/theme-switch.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { CardLink, JobsBadge } from './menu-panel.tsx';

export function DrawerContent({ close }: { close: () => void }) {
  const { nav } = useMessages();
  const { path } = useLocale();
  const { navigation, replyPromise } = useRootData();
  const current = findCurrent(navigation, path);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link is a click */}
      <nav aria-label={nav.menu} onClick={(event) => (event.target as Element).closest('a') && close()}>
        <ul>
          {navigation.map((item) => (
            <li key={item.label}>
              {item.type === 'internal' ? (
                <Link to={item.to} external aria-current={ariaCurrent(item.to, current, path)}>
                  {item.label}
                </Link>
              ) : (
                <Subnav
                  group={item}
                  isFirstOpen={item === (current?.item ?? navigation[0])}
                  currentOf={(to) => ariaCurrent(to, current, path)}
                />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="drawer__foot">
        <ButtonLink to="/contact" arrow onClick={close}>
          {nav.contact}
        </ButtonLink>
        {replyPromise && <p className="muted">{replyPromise}</p>}
        <ThemeSwitch />
      </div>
    </>
  );
}

type SubnavProps = {
  group: NavigationGroup;
  isFirstOpen: boolean;
  currentOf: (to: string) => 'page' | 'true' | undefined;
};

function Subnav({ group, isFirstOpen, currentOf }: SubnavProps) {
  const { type, label, card, sections } = group;
  return (
    <details name="menu" open={isFirstOpen} data-type={type}>
      <summary>
        {label} <Icon name="chevron" />
      </summary>
      <div className="sub">
        {card && <CardLink card={card} aria-current={currentOf(card.to)} />}
        {sections.map(({ heading, links }) => (
          <Fragment key={heading}>
            {heading && <p className="panel__heading">{heading}</p>}
            <ul>
              {/* Contact is at the bottom of the drawer, always in view. */}
              {links
                .filter(({ to }) => to !== '/contact')
                .map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} external aria-current={currentOf(link.to)}>
                      {link.label} <JobsBadge count={link.notification} />
                    </Link>
                  </li>
                ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </details>
  );
}
