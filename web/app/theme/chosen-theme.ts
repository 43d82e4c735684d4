import { useSyncExternalStore } from 'react';
import { showTheme } from './show-theme';
import { THEME_KEY } from './theme-key';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();
/** Holds until the page is left where the browser keeps nothing. */
let unkept: Theme | null = null;

/** What the visitor has chosen, here or in another tab; the system's theme until then and on the server. */
export function useChosenTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}

/** Shows a theme at once and keeps it for the next visits, in all tabs. Nothing of it is ever sent. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
    unkept = null;
  } catch {
    unkept = theme;
  }
  follow();
}

function readTheme(): Theme {
  if (unkept) return unkept;
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

function follow(): void {
  showTheme(readTheme());
  for (const listener of listeners) listener();
}

function followTab({ key }: StorageEvent): void {
  // null: the other tab has cleared everything.
  if (key === THEME_KEY || key === null) follow();
}

function followReturn({ persisted }: PageTransitionEvent): void {
  // A page that comes back from the browser's memory has slept through what other tabs did.
  if (persisted) follow();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Where the browser's code had to build the page anew, the element that carried the theme is another one.
    showTheme(readTheme());
    addEventListener('storage', followTab);
    addEventListener('pageshow', followReturn);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', followTab);
    removeEventListener('pageshow', followReturn);
  };
}
