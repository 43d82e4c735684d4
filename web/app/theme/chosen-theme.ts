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
  // null: another tab cleared the storage.
  if (key === THEME_KEY || key === null) applyTheme();
}

function handlePageShow({ persisted }: PageTransitionEvent): void {
  // A page restored from the back/forward cache missed changes made in other tabs.
  if (persisted) applyTheme();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // When hydration fails, React renders the document again and drops the attribute.
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
