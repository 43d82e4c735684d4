import { type ComponentType, use } from 'react';

export type LateCode<Props> = {
  /** Fetches the code, once for all who ask. */
  arrive: () => Promise<ComponentType<Props>>;
  /** The component, for rendering: at once when its code is there, otherwise rendering waits for it, or for the one given. */
  read: (arrival?: Promise<ComponentType<Props>>) => ComponentType<Props>;
};

/** A component whose code comes by itself. Unlike React's `lazy`, it is rendered without a pause when its code has come before. */
export function lateCode<Props>(load: () => Promise<ComponentType<Props>>): LateCode<Props> {
  let arrival: Promise<ComponentType<Props>> | undefined;
  const arrive = () => {
    arrival ??= withoutPause(load());
    return arrival;
  };
  return { arrive, read: (given) => use(given ?? arrive()) };
}

/** React's `use` waits for a promise that it meets for the first time, even a fulfilled one, unless the promise says what it holds. */
export function withoutPause<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
