import { useEffect, useState } from 'react';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { isApiResponse } from '#app/ui/is-api-response.ts';
import type { SearchResponse } from './search-result.ts';

/** Debounce: avoids a request for every letter without a noticeable delay. */
const DEBOUNCE_MS = 120;

type State = { response: SearchResponse | null; status: 'idle' | 'searching' | 'done' | 'failed' };

/** Searches while the visitor types. Returns the last response until the next one arrives. */
export function useSearch(typed: string): State {
  const { toLocale } = useLanguage();
  const [state, setState] = useState<State>({ response: null, status: 'idle' });
  const query = typed.trim();
  useEffect(() => {
    if (query === '') {
      setState({ response: null, status: 'idle' });
      return;
    }
    const aborter = new AbortController();
    setState(({ response }) => ({ response, status: 'searching' }));
    const timer = setTimeout(async () => {
      try {
        const reply = await fetch(toLocale(`/api/search?q=${encodeURIComponent(query)}`), { signal: aborter.signal });
        if (!reply.ok) throw new Error(`Search responded with ${reply.status}`);
        const response: unknown = await reply.json();
        if (!isApiResponse<SearchResponse>(response, 'match')) throw new Error('Not a search response');
        if (!aborter.signal.aborted) setState({ response, status: 'done' });
      } catch {
        if (!aborter.signal.aborted) setState({ response: null, status: 'failed' });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [query, toLocale]);
  return state;
}
