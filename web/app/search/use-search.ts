import { useEffect, useState } from 'react';
import { isApiResponse } from '../ui/is-api-response';
import type { SearchResponse } from './search-result';

/** Debounce: not a request per letter, but not noticeable. */
const PAUSE_MS = 120;

type State = { answer: SearchResponse | null; status: 'idle' | 'searching' | 'done' | 'failed' };

/** The last response stays until the next one arrives. */
export function useSearch(typed: string): State {
  const [state, setState] = useState<State>({ answer: null, status: 'idle' });
  const query = typed.trim();
  useEffect(() => {
    if (query === '') {
      setState({ answer: null, status: 'idle' });
      return;
    }
    const leaving = new AbortController();
    setState(({ answer }) => ({ answer, status: 'searching' }));
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/search?q=${encodeURIComponent(query)}`, { signal: leaving.signal });
        if (!response.ok) throw new Error(`Search answered ${response.status}`);
        const answer: unknown = await response.json();
        if (!isApiResponse<SearchResponse>(answer, 'fit')) throw new Error('Search answered something else');
        if (!leaving.signal.aborted) setState({ answer, status: 'done' });
      } catch {
        if (!leaving.signal.aborted) setState({ answer: null, status: 'failed' });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query]);
  return state;
}
