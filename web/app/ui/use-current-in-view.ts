import { type RefObject, useEffect } from 'react';

/** Brings the current link of a row into view: the row scrolls sideways on a phone, where the last links start outside of it. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | null | undefined) {
  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [row, current]);
}
