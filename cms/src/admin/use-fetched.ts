import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** Response of an admin API path, fetched again on `reload` and every `refreshMs`. `data` is null while it loads and without a path. */
export function useFetched<T>(
  path: string | null,
  refreshMs?: number,
): { data: T | null; hasFailed: boolean; reload: () => void } {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<{ path: string; data: T } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads again
  useEffect(() => {
    if (path === null) return;
    // An earlier response may arrive after a later one.
    let isLatest = true;
    get<T>(path).then(
      ({ data }) => {
        if (!isLatest) return;
        setLoaded({ path, data });
        setFailed(null);
      },
      () => isLatest && setFailed(path),
    );
    const timer = refreshMs && setTimeout(reload, refreshMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [get, path, turn, refreshMs]);
  return { data: loaded?.path === path ? loaded.data : null, hasFailed: failed === path && path !== null, reload };
}
