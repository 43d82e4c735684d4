import { useSyncExternalStore } from 'react';
import { showTheme, THEME_KEY } from './show-theme.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();
/** Fallback when storage is blocked. */
let inMemory: Theme | null = null;

export function useChosenTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
    inMemory = null;
  } catch {
    inMemory = theme;
  }
  follow();
}

function readTheme(): Theme {
  if (inMemory) return inMemory;
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
  // A page from the back/forward cache has missed other tabs' changes.
  if (persisted) follow();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // If hydration failed and React rendered again, the attribute is gone.
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
