import { type ComponentType, useEffect, useState } from 'react';
import { useMessages } from '../locale/messages';
import { useLocale } from '../locale/use-locale';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Panel, panelClass } from './menu-panel';
import { ariaCurrent, findCurrent } from './navigation';
import { useScenery } from './scenery';

/** Where the menu is shown; the breakpoint lg. */
const LARGE_SCREEN = '(min-width: 64rem)';

/**
 * The menu of large screens: groups with a panel each. Its panels open on hover and focus by styles alone, which is all there is
 * without JavaScript. The code that makes it a proper menu is large, so only screens that show it fetch it.
 */
export function MainMenu() {
  const Live = useLiveMenu();
  return Live ? <Live /> : <StaticMenu />;
}

function StaticMenu() {
  const { nav } = useMessages();
  const { navigation } = useScenery();
  const { path: pathname } = useLocale();
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
                    <Panel group={item} />
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
function useLiveMenu(): ComponentType | null {
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    const screen = window.matchMedia(LARGE_SCREEN);
    const load = () => {
      if (!screen.matches) return;
      import('./live-menu').then(
        ({ LiveMenu }) => setLive(() => LiveMenu),
        () => {},
      );
    };
    load();
    screen.addEventListener('change', load);
    return () => screen.removeEventListener('change', load);
  }, []);
  return Live;
}
