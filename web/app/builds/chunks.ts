import type { DataRouteObject, DataRouter } from 'react-router';
import { mayReload } from './reload-guard';

/** A file that has not arrived by then counts as missing. */
const CHUNK_TIMEOUT_MS = 10_000;

/** The code of a page could not be loaded, and the page has been loaded anew just now. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

let router: DataRouter | null = null;
let isCodeMissing = false;
/** Files of pages whose code has run. */
const arrived = new Set<string>();
const firstLoadOf = new Map<string, () => Promise<void>>();

/** React Router keeps a page's code that failed to load as failed: from then on only another document helps. */
export const needsDocument = (): boolean => isCodeMissing;

/**
 * Watches over the code of the pages: React Router loads it when it is needed and, when it is missing, reloads the page that
 * the visitor is leaving. Here the file is loaded first, and when it is missing the page that the visitor wants is loaded as
 * a document, whose code is always there.
 */
export function guardChunks(current: DataRouter, moduleOf: (routeId: string) => string | undefined): void {
  if (router === current) return;
  router = current;
  for (const route of allRoutes(current.routes)) {
    const file = moduleOf(route.id);
    const lazy: unknown = route.lazy;
    if (!file || typeof lazy !== 'object' || lazy === null) continue;
    for (const [key, load] of Object.entries(lazy)) {
      if (typeof load !== 'function') continue;
      Reflect.set(lazy, key, () => loadChunk(file).then(() => load()));
      // Any of them has React Router load the file.
      firstLoadOf.set(file, async () => void (await load()));
    }
  }
}

/**
 * Runs the code of a page that has been fetched ahead and hands it to React Router: even code that is there takes each of them
 * a task of its own, which waits behind what the browser paints for the click.
 */
export async function runAhead(file: string): Promise<void> {
  if (arrived.has(file)) return;
  await import(/* @vite-ignore */ file);
  arrived.add(file);
  await firstLoadOf.get(file)?.();
}

/** Path and query of the page that is being navigated to, null when nothing is under way. */
export function targetUnderWay(): string | null {
  const location = router?.state.navigation.location;
  return location ? `${location.pathname}${location.search}` : null;
}

/** Loads the built file of a page. @throws ChunkError when it is missing and so was it a moment ago */
export async function loadChunk(file: string): Promise<void> {
  if (arrived.has(file)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${CHUNK_TIMEOUT_MS} ms`)), CHUNK_TIMEOUT_MS);
  });
  try {
    await Promise.race([import(/* @vite-ignore */ file), late]);
    arrived.add(file);
  } catch (cause) {
    isCodeMissing = true;
    const path = targetUnderWay() ?? `${window.location.pathname}${window.location.search}`;
    // Offline a document would not come either, and the browser's own page would take the place of the site.
    if (navigator.onLine && mayReload(path, () => window.sessionStorage)) return await loadDocument(path);
    throw new ChunkError(`The code of the page could not be loaded: ${file}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Leaves for a page by a full load. Nothing that waits for it goes on. */
export function loadDocument(path: string): Promise<never> {
  if (path === `${window.location.pathname}${window.location.search}`) window.location.reload();
  else window.location.assign(path);
  return new Promise(() => {});
}

function allRoutes(routes: readonly DataRouteObject[]): DataRouteObject[] {
  return routes.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);
}
