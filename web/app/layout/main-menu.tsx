import { type ComponentType, memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../locale/messages';
import { useScenery } from '../scenery/scenery';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Panel, panelClass } from './menu-panel';
import { ariaCurrent, findCurrent } from './navigation';

/** Where the menu is shown; the breakpoint lg. */
const LARGE_SCREEN = '(min-width: 64rem)';

/**
 * The menu of large screens, with the entry of `path` marked: groups with a panel each. Its panels open on hover and focus by styles alone, which is all there is
 * without JavaScript. The code that makes it a proper menu is large, so only screens that show it fetch it.
 */
export const MainMenu = memo(function MainMenu({ path }: { path: string }) {
  const Live = useLiveMenu();
  return Live ? <Live path={path} /> : <StaticMenu path={path} />;
});

function StaticMenu({ path: pathname }: { path: string }) {
  const { nav } = useMessages();
  const { navigation } = useScenery();
  const current = findCurrent(navigation, pathname);
  return (
    <nav className="nav" aria-label={nav.main}>
      <div>
        <ul className="nav__list">
          {navigation.map((item) => (
            <li key={item.label}>
              {item.type === 'internal' ? (
                <Link to={item.to} className="nav__entry" aria-current={ariaCurrent(item.to, current, pathname)}>
                  {item.label}
                </Link>
              ) : (
                <>
                  <button
                    type="button"
                    className="nav__entry"
                    aria-current={current?.item === item ? 'true' : undefined}
                  >
                    {item.label} <Icon name="chevron" />
                  </button>
                  <div className={`${panelClass(item)} panel--static`}>
                    <Panel group={item} current={current} path={pathname} />
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The live menu once it is needed and there. Until then, and if it does not come, the static one does. */
function useLiveMenu(): ComponentType<{ path: string }> | null {
  const [Live, setLive] = useState<ComponentType<{ path: string }> | null>(null);
  useEffect(() => {
    const screen = window.matchMedia(LARGE_SCREEN);
    const load = () => {
      if (!screen.matches) return;
      import('./live-menu').then(
        ({ LiveMenu }) => keepingFocus(() => setLive(() => LiveMenu)),
        () => {},
      );
    };
    load();
    screen.addEventListener('change', load);
    return () => screen.removeEventListener('change', load);
  }, []);
  return Live;
}

/** Puts the one menu in place of the other. Who is in it by then goes on from the same entry. */
function keepingFocus(replace: () => void): void {
  const entries = () => [...document.querySelectorAll<HTMLElement>('.nav__list > li')];
  const at = entries().findIndex((entry) => entry.contains(document.activeElement));
  flushSync(replace);
  entries()[at]?.querySelector<HTMLElement>('.nav__entry')?.focus();
}
