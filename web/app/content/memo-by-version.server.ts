import { setTimeout } from 'node:timers/promises';
import { currentScope, runAsAnonymous } from './request-scope.server.ts';

type Options<T, V> = {
  /** What the value is made of, or a name for it: another one (by `===`) means that the value has to be made anew. */
  version: () => Promise<V>;
  /** Makes the value anew; gets the one of the last version to build on. */
  make: (previous: T | undefined) => Promise<T>;
  /** How long someone waits for the new value when there is an old one. */
  patienceMs?: number;
};

const PATIENCE_MS = 1500;

/**
 * Something made of the content as a whole that is made anew after each publishing, by the first who asks. While that takes
 * long, or when the content system fails, the last value is given. @throws when there is none yet and it cannot be made
 */
export function memoByVersion<T, V>({ version, make, patienceMs = PATIENCE_MS }: Options<T, V>): () => Promise<T> {
  let current: { version: V; value: T } | undefined;
  let underWay: { version: V; value: Promise<T> } | undefined;

  const remake = (wanted: V): Promise<T> => {
    if (underWay?.version === wanted) return underWay.value;
    const mine = { version: wanted, value: runAsAnonymous(() => make(current?.value)) };
    underWay = mine;
    mine.value.then(
      (value) => {
        if (underWay !== mine) return;
        current = { version: wanted, value };
        underWay = undefined;
      },
      () => {
        if (underWay === mine) underWay = undefined;
      },
    );
    return mine.value;
  };

  return async () => {
    try {
      const wanted = await runAsAnonymous(version);
      if (current?.version === wanted) return current.value;
      const making = remake(wanted);
      if (!current) return await making;
      const last = current.value;
      const made = making.then((value) => ({ value }));
      const soon = await Promise.race([made, setTimeout(patienceMs, null, { ref: false })]);
      return soon ? soon.value : markPartial(last);
    } catch (error) {
      if (current) return markPartial(current.value);
      throw error;
    }
  };
}

/** A page with an old value in it must not be kept as a whole one. */
function markPartial<T>(value: T): T {
  const scope = currentScope();
  if (scope) scope.isPartial = true;
  return value;
}
