import { useEffect, useSyncExternalStore } from 'react';
import { LIKE_COOKIE } from './like-cookie.ts';

const REFRESH_MS = 60_000;
const STORAGE_PREFIX = `${LIKE_COOKIE}:`;

const likesBySlug = new Map<string, number>();
const likedHere = new Map<string, boolean>();
const listeners = new Set<() => void>();
let refreshedAt = Number.NEGATIVE_INFINITY;

/** The number of likes: the rendered one until the current one has loaded. */
export function useLikes(slug: string, rendered: number): number {
  useEffect(() => void refresh(), []);
  return useSyncExternalStore(
    subscribe,
    () => likesBySlug.get(slug) ?? rendered,
    () => rendered,
  );
}

/** Whether the visitor likes a question. Stored in the browser, because the cookie with the receipt is HttpOnly. */
export const useIsLiked = (slug: string, onServer: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => likedHere.get(slug) ?? isStored(slug),
    () => onServer,
  );

export function saveLike(slug: string, { likes, isLiked }: { likes: number; isLiked: boolean }): void {
  refreshedAt = performance.now();
  likesBySlug.set(slug, likes);
  likedHere.set(slug, isLiked);
  try {
    if (isLiked) localStorage.setItem(STORAGE_PREFIX + slug, '');
    else localStorage.removeItem(STORAGE_PREFIX + slug);
  } catch {
    // The browser blocks storage, so the like is remembered until the visitor leaves the page.
  }
  for (const notify of listeners) notify();
}

async function refresh(): Promise<void> {
  if (performance.now() - refreshedAt < REFRESH_MS) return;
  const startedAt = performance.now();
  refreshedAt = startedAt;
  const current: Record<string, number> = await fetch('/api/likes')
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}));
  // A like that was counted meanwhile may not be in the response.
  if (refreshedAt !== startedAt) return;
  for (const [slug, likes] of Object.entries(current)) likesBySlug.set(slug, likes);
  for (const notify of listeners) notify();
}

function isStored(slug: string): boolean {
  try {
    return localStorage.getItem(STORAGE_PREFIX + slug) !== null;
  } catch {
    return false;
  }
}

function subscribe(notify: () => void): () => void {
  const onStorage = () => {
    likedHere.clear();
    notify();
  };
  listeners.add(notify);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', onStorage);
  };
}
