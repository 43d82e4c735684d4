import { setTimeout } from 'node:timers/promises';
import { currentScope, runAsAnonymous } from './request-scope.server.ts';

type Options<T, V> = {
  /** Returns something that changes (by `===`) when the value is out of date. */
  version: () => Promise<V>;
  make: () => Promise<T>;
  /** The value is computed in this path's locale, by default in the default locale. */
  pathname?: string;
  /** How long callers wait for a new value if there is an old one. */
  maxWaitMs?: number;
  /** How long a value that lacks an optional part is used. */
  retryMs?: number;
};
type Made<T> = { value: T; isPartial: boolean };

const MAX_WAIT_MS = 1500;
const RETRY_MS = 5000;

/**
 * Memoizes a value derived from all content. The first call after a publication recomputes it; if that is slow or fails,
 * callers get the previous value. A value that lacks an optional part is recomputed after `retryMs`.
 * @throws when there is no value yet and it cannot be computed
 */
export function memoByVersion<T, V>(options: Options<T, V>): () => Promise<T> {
  const { version, make, pathname, maxWaitMs = MAX_WAIT_MS, retryMs = RETRY_MS } = options;
  let current: { version: V; value: T } | undefined;
  let pending: { version: V; made: Promise<Made<T>> } | undefined;

  const recompute = (currentVersion: V): Promise<Made<T>> => {
    if (pending?.version === currentVersion) return pending.made;
    const own = { version: currentVersion, made: runAsAnonymous(() => makeAndCheck(make), pathname) };
    pending = own;
    const forget = () => {
      if (pending === own) pending = undefined;
    };
    own.made.then(({ value, isPartial }) => {
      if (pending !== own) return;
      if (isPartial) void setTimeout(retryMs, undefined, { ref: false }).then(forget);
      else {
        current = { version: currentVersion, value };
        forget();
      }
    }, forget);
    return own.made;
  };

  return async () => {
    try {
      const currentVersion = await runAsAnonymous(version);
      if (current?.version === currentVersion) return current.value;
      const making = recompute(currentVersion);
      if (!current) return takeValue(await making);
      const last = current.value;
      const soon = await Promise.race([making, setTimeout(maxWaitMs, null, { ref: false })]);
      return soon ? takeValue(soon) : markPartial(last);
    } catch (error) {
      if (current) return markPartial(current.value);
      throw error;
    }
  };
}

async function makeAndCheck<T>(make: () => Promise<T>): Promise<Made<T>> {
  const value = await make();
  return { value, isPartial: currentScope()?.isPartial ?? false };
}

const takeValue = <T>({ value, isPartial }: Made<T>): T => (isPartial ? markPartial(value) : value);

/** Marks the current page as partial, so that a page with a stale or partial value is not cached as complete. */
function markPartial<T>(value: T): T {
  const scope = currentScope();
  if (scope) scope.isPartial = true;
  return value;
}

/** Below 2 s, within which published content has to be visible. */
const UNKNOWN_MS = 1500;

/**
 * The content version, which changes whenever something is published or unpublished. While it is unknown, as in watch
 * mode, every value expires after UNKNOWN_MS.
 */
export const contentVersion = async (): Promise<string> =>
  currentScope()?.version ?? `unknown ${Math.floor(Date.now() / UNKNOWN_MS)}`;
