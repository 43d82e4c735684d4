import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../timing/after-paint';

/** Brings the current link of a row into view: the row scrolls sideways on a phone, where the last links start outside of it. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | null | undefined) {
  useEffect(() => {
    if (!current) return;
    // Reading where a link stands makes the browser lay out the page, which it does anyway for the paint.
    return afterPaint(() => {
      const link = row.current?.querySelector<HTMLElement>('[aria-current]');
      if (!row.current || !link) return;
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
    });
  }, [row, current]);
}
