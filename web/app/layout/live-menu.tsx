import * as Menu from '@radix-ui/react-navigation-menu';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useMessages } from '../locale/messages';
import { useScenery } from '../scenery/scenery';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Panel, panelClass } from './menu-panel';
import { ariaCurrent, findCurrent, type NavigationGroup } from './navigation';
import { isOnTheWay } from './pointer-tolerance';
import { createTypeahead } from './typeahead';

/** Specification 9. The open state's 150 ms after the pointer has left are Radix's own. */
const HOVER_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;
/** How long a pointer may take from the trigger to the panel. */
const WAY_MS = 300;
/** A click so soon after the pointer has opened a panel was meant to open it. */
const SAME_INTENT_MS = 500;

export type LiveMenuProps = {
  path: string;
  /** Which entry was open in the plain menu before; -1 for none. */
  openAt: number;
  /** Whether somebody has pressed an entry there. */
  isPressed: boolean;
};

/** The menu as it answers to pointer and keyboard: one panel open or none. */
export function LiveMenu({ path: pathname, openAt, isPressed }: LiveMenuProps) {
  const { nav } = useMessages();
  const { navigation } = useScenery();
  const { key } = useLocation();
  const [open, setOpen] = useState(openAt < 0 ? '' : idOf(openAt));
  const [shownAt, setShownAt] = useState(key);
  const way = useWayToPanel(setOpen);
  const [typeahead] = useState(() => createTypeahead());
  const current = findCurrent(navigation, pathname);

  // A panel belongs to the page on which it was opened: back and forward close it too.
  if (shownAt !== key) {
    setShownAt(key);
    setOpen('');
  }

  const focusTyped = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key.length !== 1 || event.key === ' ') return typeahead.reset();
    const focused = event.target as HTMLElement;
    const scope = focused.closest('.panel') ?? event.currentTarget;
    const items = [...scope.querySelectorAll<HTMLElement>(scope.matches('.panel') ? 'a' : '.nav__entry')];
    const found = typeahead.find(
      event.key,
      items.map(({ textContent }) => textContent ?? ''),
      items.indexOf(focused),
    );
    if (found !== null) items[found]?.focus();
  };

  return (
    <Menu.Root
      className="nav"
      aria-label={nav.main}
      delayDuration={HOVER_DELAY_MS}
      skipDelayDuration={SKIP_DELAY_MS}
      value={open}
      onValueChange={(next) => way.mayChange(next) && setOpen(next)}
      onPointerMove={way.follow}
      onKeyDown={focusTyped}
    >
      <Menu.List className="nav__list">
        {navigation.map((item, at) => (
          <Menu.Item key={item.label} value={idOf(at)}>
            {item.type === 'internal' ? (
              <Menu.Link asChild>
                <Link to={item.to} className="nav__entry" aria-current={ariaCurrent(item.to, current, pathname)}>
                  {item.label}
                </Link>
              </Menu.Link>
            ) : (
              <Group
                group={item}
                isOpen={open === idOf(at)}
                isPressed={isPressed}
                current={current}
                path={pathname}
                open={() => setOpen(idOf(at))}
                way={way}
              />
            )}
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu.Root>
  );
}

/** Part of ids, which must not contain what a label may. */
const idOf = (at: number) => `group-${at}`;

type GroupProps = {
  group: NavigationGroup;
  isOpen: boolean;
  isPressed: boolean;
  current: ReturnType<typeof findCurrent>;
  path: string;
  open: () => void;
  way: ReturnType<typeof useWayToPanel>;
};

function Group({ group, isOpen, isPressed, current, path, open, way }: GroupProps) {
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isClicked = useRef(isPressed);
  // Focus or pointer alone had opened it before this menu was there: the first press was meant to open it.
  const isPressDue = useRef(isOpen && !isPressed);
  const hoveredOpenAt = useRef(Number.NEGATIVE_INFINITY);

  // Before the next event: a click may follow the pointer at once.
  useLayoutEffect(() => {
    if (isOpen) hoveredOpenAt.current = isClicked.current ? Number.NEGATIVE_INFINITY : performance.now();
    else isPressDue.current = false;
    isClicked.current = false;
  }, [isOpen]);
  useEffect(() => {
    // Radix hides the element that hands the focus on to the panel from screen readers, although it can be focused itself.
    if (isOpen)
      trigger.current?.parentElement?.querySelector(':scope > [aria-hidden][tabindex]')?.removeAttribute('aria-hidden');
  }, [isOpen]);

  const openAndEnter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    // Radix would go on to the next trigger: it opens on arrow-down only what is open already.
    event.preventDefault();
    flushSync(open);
    panel.current?.querySelector('a')?.focus();
  };

  return (
    <>
      <Menu.Trigger
        ref={trigger}
        className="nav__entry"
        aria-current={current?.item === group ? 'true' : undefined}
        onKeyDown={openAndEnter}
        onClick={(event) => {
          isClicked.current = !isOpen;
          const isJustOpened = isOpen && performance.now() - hoveredOpenAt.current < SAME_INTENT_MS;
          if (isPressDue.current || (isJustOpened && event.detail > 0)) event.preventDefault();
          isPressDue.current = false;
        }}
        onPointerMove={(event) => way.isUnderWay(event) && event.preventDefault()}
        onPointerLeave={(event) => isOpen && way.start(event, panel.current)}
      >
        {group.label} <Icon name="chevron" />
      </Menu.Trigger>
      <Menu.Content ref={panel} className={panelClass(group)}>
        <Panel group={group} current={current} path={path} wrap={(anchor) => <Menu.Link asChild>{anchor}</Menu.Link>} />
      </Menu.Content>
    </>
  );
}

/** Keeps a panel open, and the others closed, while the pointer is on its way from the trigger to the panel. */
function useWayToPanel(setOpen: (value: string) => void) {
  const way = useRef<{ from: { x: number; y: number }; panel: HTMLElement; until: number } | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const timer = useRef(0);

  const isUnderWay = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) =>
    way.current !== null &&
    performance.now() < way.current.until &&
    isOnTheWay({ x, y }, way.current.from, way.current.panel.getBoundingClientRect());

  return {
    isUnderWay,
    start(event: PointerEvent, panel: HTMLElement | null) {
      way.current = null;
      // Upwards it goes away from the panel.
      const isAway = event.clientY <= event.currentTarget.getBoundingClientRect().top;
      if (event.pointerType !== 'mouse' || !panel || isAway) return;
      const from = { x: event.clientX, y: event.clientY };
      way.current = { from, panel, until: performance.now() + WAY_MS };
      pointer.current = from;
    },
    follow(event: PointerEvent) {
      pointer.current = { x: event.clientX, y: event.clientY };
    },
    /** Closing waits for a pointer that is still under way; what it has not reached by then closes. */
    mayChange(next: string) {
      window.clearTimeout(timer.current);
      const { panel, until } = way.current ?? { panel: null, until: 0 };
      const isArrived = panel?.matches(':hover') ?? false;
      if (next !== '' || isArrived || !isUnderWay({ clientX: pointer.current.x, clientY: pointer.current.y }))
        return true;
      timer.current = window.setTimeout(() => panel?.matches(':hover') || setOpen(''), until - performance.now());
      return false;
    },
  };
}
