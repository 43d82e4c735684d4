import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { currentScope, runAsAnonymous } from './request-scope.server.ts';

const MAX_KEYS = 500;

type Options = {
  /** The value expires after this time, or when the content version changes. */
  freshMs: number;
  /** How long to wait for the CMS if there is a cached value or a fallback. */
  waitMs: number;
};

/**
 * Caches values that must be available while the CMS is slow or down, such as those needed to accept a form. Reads as an
 * anonymous visitor, so that drafts of a preview are not cached.
 */
export function staleIfError<T extends object>({ freshMs, waitMs }: Options) {
  const known = new LRUCache<string, { value: T; readAt: number; version: string | null }>({ max: MAX_KEYS });
  return {
    /**
     * Returns the current value (null if there is none); if reading is slow or fails, the cached value or the fallback.
     * @throws what `read` throws, if there is neither
     */
    async get(key: string, read: () => Promise<T | null>, fallback?: T): Promise<T | null> {
      const last = known.get(key);
      const version = currentScope()?.version ?? null;
      if (last && last.version === version && Date.now() - last.readAt < freshMs) return last.value;
      const reading = runAsAnonymous(read, currentScope()?.pathname).then((value) => {
        if (value) known.set(key, { value, readAt: Date.now(), version });
        else known.delete(key);
        return value;
      });
      const substitute = last?.value ?? fallback;
      if (substitute === undefined) return reading;
      return Promise.race([reading.catch(() => substitute), setTimeout(waitMs, substitute, { ref: false })]);
    },
  };
}
