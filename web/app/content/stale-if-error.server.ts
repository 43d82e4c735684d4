import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { currentScope, runAsAnonymous } from './request-scope.server.ts';

const MAX_KEYS = 500;

type Options = {
  /** A value is not read again for this long, unless the content version changes. */
  freshMs: number;
  /** A content system that takes longer is not waited for when something is known. */
  waitMs: number;
};

/**
 * Remembers what was read, by key, for what has to go on while the content system is away or slow: taking somebody's message
 * must not depend on it. It is read as for any visitor, so that no draft of an editor's preview is remembered for all.
 */
export function staleIfError<T extends object>({ freshMs, waitMs }: Options) {
  const known = new LRUCache<string, { value: T; readAt: number; version: string | null }>({ max: MAX_KEYS });
  return {
    /** What `read` gives (null: there is none), else what is known, else the fallback. @throws what `read` throws without any */
    async get(key: string, read: () => Promise<T | null>, fallback?: T): Promise<T | null> {
      const last = known.get(key);
      const version = currentScope()?.version ?? null;
      if (last && last.version === version && Date.now() - last.readAt < freshMs) return last.value;
      const reading = runAsAnonymous(read, currentScope()?.pathname).then((value) => {
        if (value) known.set(key, { value, readAt: Date.now(), version });
        else known.delete(key);
        return value;
      });
      const instead = last?.value ?? fallback;
      if (instead === undefined) return reading;
      return Promise.race([reading.catch(() => instead), setTimeout(waitMs, instead, { ref: false })]);
    },
  };
}
