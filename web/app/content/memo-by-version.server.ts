import { setTimeout } from 'node:timers/promises';
import { currentScope, runAsAnonymous } from './request-scope.server.ts';

type Options<T, V> = {
  /** Anything that changes (by `===`) when the value is out of date. */
  version: () => Promise<V>;
  make: () => Promise<T>;
  /** How long to wait for a new value if there is an old one. */
  maxWaitMs?: number;
};

const MAX_WAIT_MS = 1500;

/**
 * Memoizes a value derived from all content. After a publication the first caller recomputes it; if that is slow or
 * fails, callers get the previous value. @throws when there is no value yet and it cannot be computed
 */
export function memoByVersion<T, V>({ version, make, maxWaitMs = MAX_WAIT_MS }: Options<T, V>): () => Promise<T> {
  let current: { version: V; value: T } | undefined;
  let pending: { version: V; value: Promise<T> } | undefined;

  const remake = (currentVersion: V): Promise<T> => {
    if (pending?.version === currentVersion) return pending.value;
    const own = { version: currentVersion, value: runAsAnonymous(make) };
    pending = own;
    own.value.then(
      (value) => {
        if (pending !== own) return;
        current = { version: currentVersion, value };
        pending = undefined;
      },
      () => {
        if (pending === own) pending = undefined;
      },
    );
    return own.value;
  };

  return async () => {
    try {
      const currentVersion = await runAsAnonymous(version);
      if (current?.version === currentVersion) return current.value;
      const making = remake(currentVersion);
      if (!current) return await making;
      const last = current.value;
      const made = making.then((value) => ({ value }));
      const soon = await Promise.race([made, setTimeout(maxWaitMs, null, { ref: false })]);
      return soon ? soon.value : markPartial(last);
    } catch (error) {
      if (current) return markPartial(current.value);
      throw error;
    }
  };
}

/** A page with a stale value is partial, so it is not cached as complete. */
function markPartial<T>(value: T): T {
  const scope = currentScope();
  if (scope) scope.isPartial = true;
  return value;
}

/** Published content has to show within 2 s. */
const UNKNOWN_MS = 1500;

/**
 * Changes whenever something is published or unpublished. Without a page cache (watch mode) everything expires after a
 * moment.
 */
export const contentVersion = async (): Promise<string> =>
  currentScope()?.version ?? `unknown ${Math.floor(Date.now() / UNKNOWN_MS)}`;
