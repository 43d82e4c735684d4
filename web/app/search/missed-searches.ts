import type { SearchResponse } from './search-result.ts';

const SETTLED_MS = 2000;

/** Sends each query that no page matches in full once: when it has not changed for a while, or on `settle`. */
export function missedSearches(send: (query: string) => void) {
  const sent = new Set<string>();
  let missed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    if (missed === null || sent.has(missed)) return;
    sent.add(missed);
    send(missed);
  };
  return {
    settle,
    /** Call this with the response that the visitor sees; null while typing. */
    show(response: Pick<SearchResponse, 'query' | 'match'> | null): void {
      clearTimeout(timer);
      missed = response && response.match !== 'all' ? response.query : null;
      if (missed !== null) timer = setTimeout(settle, SETTLED_MS);
    },
  };
}
