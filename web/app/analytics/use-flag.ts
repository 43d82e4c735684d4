import { useSyncExternalStore } from 'react';
import { readFlag, watchFlags } from './analytics.ts';

/**
 * A PostHog feature flag. The server, the first render and visitors without consent get the default.
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
