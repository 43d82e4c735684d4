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

const ENTRY =
  'flex min-h-13 w-full cursor-pointer list-none items-center justify-between text-[1.0625rem] font-semibold no-underline [&::-webkit-details-marker]:hidden';

export function DrawerContent() {
  const { nav } = useMessages();
  const { path } = useLocale();
  const { navigation, replyPromise } = useRootData();
  const current = findCurrent(navigation, path);
  return (
    <>
      <nav aria-label={nav.menu} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-1">
        <ul>
          {navigation.map((item) => (
            <li key={item.label} className="border-b border-line">
              {item.type === 'internal' ? (
                <Link to={item.to} external className={ENTRY} aria-current={ariaCurrent(item.to, current, path)}>
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
      <div className="grid flex-none gap-2 px-5 py-4 text-sm">
        <ButtonLink to="/contact" arrow>
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
    <details name="menu" className="group" open={isFirstOpen} data-type={type}>
      <summary className={ENTRY}>
        {label}{' '}
        <Icon
          name="chevron"
          className="w-3.5 transition-[rotate] duration-(--dur-base) ease-(--e-out) group-open:rotate-180"
        />
      </summary>
      <div className="sub pb-3">
        {card && <CardLink card={card} aria-current={currentOf(card.to)} />}
        {sections.map(({ heading, links }) => (
          <Fragment key={heading}>
            {heading && <p className="panel__heading">{heading}</p>}
            <ul>
              {/* The drawer has a contact button at its bottom, which is always visible. */}
              {links
                .filter(({ to }) => to !== '/contact')
                .map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      external
                      className="flex min-h-11 items-center justify-between border-l-2 border-line pl-3.5 no-underline hover:border-accent aria-[current]:border-accent aria-[current]:font-semibold forced-colors:aria-[current]:border-[Highlight]"
                      aria-current={currentOf(link.to)}
                    >
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
