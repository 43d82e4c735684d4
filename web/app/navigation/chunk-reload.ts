import { useSyncExternalStore } from 'react';
import type { ClientInstrumentation } from 'react-router';
import { allowReload } from './reload-guard.ts';

/** The code of a page failed to load, and so will a reload: offline, or reloaded just before. */
export class MissingCodeError extends Error {
  override name = 'MissingCodeError';
  readonly path: string;
  constructor(path: string) {
    super(`The code of ${path} could not be loaded`);
    this.path = path;
  }
}

let target: string | null = null;
let missing: MissingCodeError | null = null;
const listeners = new Set<() => void>();

export const pendingTarget = (): string | null => target;

export const followNavigations: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(callNavigate, { to }) {
        const own = typeof to === 'string' ? to : null;
        target = own;
        setMissing(null);
        await callNavigate();
        if (target === own) target = null;
      },
    }),
};

/**
 * If a route's code fails to load, React Router reloads the current page. In browsers with the Navigation API this loads
 * the target page instead. Offline, or on the second failure within 10 s, `useMissingCode` makes the page show an error.
 */
export function redirectReloads(): void {
  // The router doesn't instrument going back, which ends the error too.
  window.addEventListener('popstate', () => setMissing(null));
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || target === null) return;
    event.preventDefault();
    const path = target;
    if (navigator.onLine && allowReload(path, () => window.sessionStorage)) window.location.assign(path);
    else setMissing(new MissingCodeError(path));
  });
}

export const useMissingCode = (): MissingCodeError | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => missing,
    () => null,
  );

function setMissing(error: MissingCodeError | null): void {
  if (missing === error) return;
  missing = error;
  for (const notify of listeners) notify();
}
