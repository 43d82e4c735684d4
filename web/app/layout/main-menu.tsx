import { type ComponentType, memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../locale/messages';
import { useScenery } from '../scenery/scenery';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { LiveMenuProps } from './live-menu';
import { Panel, panelClass } from './menu-panel';
import { ariaCurrent, findCurrent } from './navigation';

/** Where the menu is shown; the breakpoint lg. */
const LARGE_SCREEN = '(min-width: 64rem)';

/**
 * The menu of large screens, with the entry of `path` marked: groups with a panel each. Its panels open on hover and focus by styles alone, which is all there is
 * without JavaScript. The code that makes it a proper menu is large, so only screens that show it fetch it.
 */
export const MainMenu = memo(function MainMenu({ path }: { path: string }) {
  const [isPressed, setIsPressed] = useState(false);
  const live = useLiveMenu();
  if (!live) return <StaticMenu path={path} onPress={() => setIsPressed(true)} />;
  return <live.Menu path={path} openAt={live.openAt} isPressed={isPressed} />;
});

function StaticMenu({ path: pathname, onPress }: { path: string; onPress: () => void }) {
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
                    onClick={onPress}
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

type Live = { Menu: ComponentType<LiveMenuProps>; openAt: number };

/** The live menu once it is needed and there. Until then, and if it does not come, the static one does. */
function useLiveMenu(): Live | null {
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    const screen = window.matchMedia(LARGE_SCREEN);
    const load = () => {
      if (!screen.matches) return;
      import('./live-menu').then(
        ({ LiveMenu }) => handOver((openAt) => setLive((live) => live ?? { Menu: LiveMenu, openAt })),
        () => {},
      );
    };
    load();
    screen.addEventListener('change', load);
    return () => screen.removeEventListener('change', load);
  }, []);
  return live;
}

/** Puts the one menu in place of the other. Who is in it by then goes on from the same place, and the panel that is open stays open. */
function handOver(replace: (openAt: number) => void): void {
  const entries = () => [...document.querySelectorAll<HTMLElement>('.nav__list > li')];
  const stops = (entry?: Element) => [...(entry?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const before = entries();
  const focused = before.findIndex((entry) => entry.matches(':focus-within'));
  const at = focused < 0 ? before.findIndex((entry) => entry.matches(':hover')) : focused;
  const stop = stops(before[at]).findIndex((each) => each.matches(':focus'));
  flushSync(() => replace(before[at]?.querySelector('.panel') ? at : -1));
  const entry = entries()[at];
  stops(entry)[stop]?.focus();
  // It has been there all the time and does not come in.
  for (const animation of entry?.querySelector('.panel')?.getAnimations() ?? []) animation.finish();
}
