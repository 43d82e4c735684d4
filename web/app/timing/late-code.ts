import { type ComponentType, useId, useState } from 'react';

type Code<Props> = Promise<ComponentType<Props>>;

type LateCode<Props> = {
  /** Fetches the code, once for all who ask. @throws when it does not come */
  arrive: () => Code<Props>;
  /** The same, with another component in its place as long as it does not come. */
  arriveOr: (substitute: ComponentType<Props>) => Code<Props>;
  /** For what the server has sent: code that is asked for when it is due. What was sent stays when it does not come. */
  forSent: (due?: Promise<void>) => Code<Props>;
};

/** For so long it is known that code has not come; then it may be tried again. */
const FAILED_MS = 2000;
/** A navigation does not wait longer for what the page could do without. */
const PATIENCE_MS = 3000;

const allCode = new Set<() => Promise<unknown>>();

/**
 * A component whose code comes by itself, for React's `use`. Unlike React's `lazy`, it is rendered without a pause when its code has
 * come before.
 */
export function lateCode<Props>(load: () => Code<Props>): LateCode<Props> {
  let arrival: Code<Props> | undefined;
  const arrive = () => {
    arrival ??= withoutPause(
      load().catch((cause) => {
        setTimeout(() => {
          arrival = undefined;
        }, FAILED_MS);
        // Not the browser's own error, which would say that data is missing: code that is missing needs another document.
        throw new Error('The code of a part of the page could not be loaded', { cause });
      }),
    );
    return arrival;
  };
  let either: { arrival: Code<Props>; code: Code<Props> } | undefined;
  const arriveOr = (substitute: ComponentType<Props>) => {
    const arrival = arrive();
    if (either?.arrival !== arrival) either = { arrival, code: withoutPause(arrival.catch(() => substitute)) };
    return either.code;
  };
  let sent: Code<Props> | undefined;
  const forSent = (due = Promise.resolve()) => {
    sent ??= withoutPause(due.then(arrive).catch(forEver));
    return sent;
  };
  allCode.add(arrive);
  return { arrive, arriveOr, forSent };
}

const forEver = () => new Promise<never>(() => {});

/** The id for a part of the page, and whether the server has sent the part. */
export function useWasSent(): [id: string, wasSent: boolean] {
  const id = useId();
  const [wasSent] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null);
  return [id, wasSent];
}

/**
 * Settles when all late code is there or has had time enough: a page that comes then is whole at once. False when some of it does not
 * come.
 */
export async function untilAllArrived(): Promise<boolean> {
  const all = Promise.all([...allCode].map((arrive) => arrive())).then(
    () => true,
    () => false,
  );
  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, true));
  return Promise.race([all, patience]);
}

/** React's `use` waits for a promise that it meets for the first time, even a fulfilled one, unless the promise says what it holds. */
function withoutPause<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
