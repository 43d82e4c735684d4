import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** Fetches an admin API path, again on `reload` and every `refreshMs`. `data` is null while it loads, and without a path. */
export function useFetched<T>(
  path: string | null,
  refreshMs?: number,
): { data: T | null; hasFailed: boolean; reload: () => void } {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<{ path: string; data: T } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again whenever `turn` changes
  useEffect(() => {
    if (path === null) return;
    // Responses may arrive out of order; only the latest request counts.
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
