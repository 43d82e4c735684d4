import { useMessages } from '#app/i18n/messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ariaCurrent, findCurrent, type NavigationGroup, rowsOf } from '#app/root-data/navigation.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { ThemeSwitch } from '#app/theme/theme-switch.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { CardContent, JobsBadge } from './menu-panel.tsx';

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
                <Link to={item.to} aria-current={ariaCurrent(item.to, current, path)}>
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
  const { type, label, highlight } = group;
  return (
    <details name="menu" open={isFirstOpen} data-type={type}>
      <summary>
        {label} <Icon name="chevron" />
      </summary>
      <div className="sub">
        {highlight && (
          <Link
            to={highlight.to}
            className={`card-hi ${highlight.tone === 'green' ? 'card-hi--green' : 'on-dark'}`}
            aria-current={currentOf(highlight.to)}
          >
            <CardContent highlight={highlight} />
          </Link>
        )}
        <ul>
          {/* Contact is at the bottom of the drawer, always in view. */}
          {rowsOf(group)
            .filter(({ to }) => to !== '/contact')
            .map((link) => (
              <li key={link.to}>
                <Link to={link.to} aria-current={currentOf(link.to)}>
                  {link.label} <JobsBadge count={link.notification} />
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </details>
  );
}
