import { type RefObject, useEffect } from 'react';

/** The row scrolls in narrow windows, and the last links start out of view. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | null | undefined) {
  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [row, current]);
}
