import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

const openByKey = new Map<string, boolean[]>();

/** Going back opens the answers and further results that were open, before the scroll position is restored. */
export function useRestoredDetails(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const all = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
    for (const [index, isOpen] of openByKey.get(key)?.entries() ?? []) {
      const details = all[index];
      if (details) details.open = isOpen;
    }
    return () => {
      openByKey.set(
        key,
        all.map(({ open }) => open),
      );
    };
  }, [key]);
}
