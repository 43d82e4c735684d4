import type { KeyboardEvent, MouseEvent } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ariaCurrent, findCurrent } from '#app/root-data/navigation.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { clickedPageLink } from '#app/ui/link-kind.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { Panel, panelClass } from './menu-panel.tsx';
import { useOpenPanel } from './use-open-panel.ts';

/** Disclosure navigation (WAI-ARIA Authoring Practices). Before hydration, layout.css opens the panels on hover. */
export function MainMenu() {
  const { nav } = useMessages();
  const { navigation } = useRootData();
  const { path } = useLocale();
  const isHydrated = useHydrated();
  const { open, isSwitch, close, navProps, itemProps, triggerProps, panelProps } = useOpenPanel();
  const current = findCurrent(navigation, path);

  const closeOnLink = ({ nativeEvent }: MouseEvent) => {
    if (clickedPageLink(nativeEvent)) close();
  };

  return (
    <nav
      {...navProps}
      className="nav"
      aria-label={nav.main}
      data-hydrated={isHydrated ? '' : undefined}
      data-switch={isSwitch ? '' : undefined}
      onClick={closeOnLink}
      onKeyDown={moveFocus}
    >
      <ul className="nav__list">
        {navigation.map((item, index) => {
          if (item.type === 'internal')
            return (
              <li key={item.label}>
                <Link to={item.to} external className="nav__entry" aria-current={ariaCurrent(item.to, current, path)}>
                  {item.label}
                </Link>
              </li>
            );
          const id = `main-menu-${index}`;
          return (
            <li key={item.label} {...itemProps(id)}>
              <button
                type="button"
                className="nav__entry"
                aria-current={current?.item === item ? 'true' : undefined}
                aria-expanded={open === id}
                aria-controls={id}
                {...triggerProps(id)}
              >
                {item.label} <Icon name="chevron" />
              </button>
              <div id={id} className={panelClass(item)} data-open={open === id ? '' : undefined} {...panelProps(id)}>
                <Panel group={item} current={current} path={path} />
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const panel = event.target.closest('.panel');
  const items = [...(panel ?? event.currentTarget).querySelectorAll<HTMLElement>(panel ? 'a' : '.nav__entry')];
  const index = items.indexOf(event.target);
  const targets: Record<string, number> = {
    Home: 0,
    End: items.length - 1,
    [panel ? 'ArrowUp' : 'ArrowLeft']: index - 1,
    [panel ? 'ArrowDown' : 'ArrowRight']: index + 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}
