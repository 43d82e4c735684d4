import { useSyncExternalStore } from 'react';

/** The names of the questions that this browser's owner likes, as a JSON list. */
const KEY = 'northquay_likes';

const listeners = new Set<() => void>();
/** Holds until the page is left where the storage is full or forbidden. */
let unkept: string | null = null;

/** Whether this browser has noted a like of the question; false in the page as it was sent. All tabs hear of a change at once. */
export const useKeptLike = (slug: string, onServer: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLikeKept(slug),
    () => onServer,
  );

/** Whether this browser has noted a like for the question. */
export const isLikeKept = (slug: string): boolean => parseLikes(read()).includes(slug);

/** Notes a like, or that it was taken back. */
export function keepLike(slug: string, isLiked: boolean): void {
  const others = parseLikes(read()).filter((other) => other !== slug);
  const list = JSON.stringify(isLiked ? [...others, slug] : others);
  try {
    localStorage.setItem(KEY, list);
    unkept = null;
  } catch {
    unkept = list;
  }
  for (const tell of listeners) tell();
}

/** The list out of the storage, whatever somebody has written there. */
export function parseLikes(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

function read(): string {
  if (unkept !== null) return unkept;
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
