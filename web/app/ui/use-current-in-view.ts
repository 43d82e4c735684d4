import { type RefObject, useEffect } from 'react';

/** Scrolls a row of links to the current one, which may be out of view in narrow windows. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | null | undefined) {
  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [row, current]);
}
