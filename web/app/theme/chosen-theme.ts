import { useSyncExternalStore } from 'react';
import { showTheme, THEME_KEY } from './show-theme.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();
/** Used if the browser blocks storage. */
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
  applyTheme();
}

function readTheme(): Theme {
  if (inMemory) return inMemory;
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

function applyTheme(): void {
  showTheme(readTheme());
  for (const listener of listeners) listener();
}

function handleStorage({ key }: StorageEvent): void {
  // `key` is null if another tab has cleared the storage.
  if (key === THEME_KEY || key === null) applyTheme();
}

function handlePageShow({ persisted }: PageTransitionEvent): void {
  // A page in the back/forward cache misses changes made in other tabs.
  if (persisted) applyTheme();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // If hydration fails, React renders the document again, without the theme's attribute.
    showTheme(readTheme());
    addEventListener('storage', handleStorage);
    addEventListener('pageshow', handlePageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', handleStorage);
    removeEventListener('pageshow', handlePageShow);
  };
}
