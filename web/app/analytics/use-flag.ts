import { useSyncExternalStore } from 'react';
import { readFlag, watchFlags } from './analytics';

/**
 * A feature flag of PostHog. The server and the first render have the default, as have visitors without consent; the flag's value
 * comes later, and only when it is of the default's type.
 *
 *     const showsPrices = useFlag('show-prices', false);
 */
export function useFlag(name: string, fallback: boolean): boolean;
export function useFlag(name: string, fallback: string): string;
export function useFlag(name: string, fallback: boolean | string): boolean | string {
  const value = useSyncExternalStore(
    watchFlags,
    () => readFlag(name),
    () => undefined,
  );
  return value !== undefined && typeof value === typeof fallback ? value : fallback;
}
