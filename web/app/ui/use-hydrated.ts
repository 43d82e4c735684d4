import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page that the server sent, true from the moment the browser's code has taken it over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
