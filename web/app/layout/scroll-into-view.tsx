import { useEffect } from 'react';

const ROWS = '.skyline, .slider, .filters, .table-scroll';

/** What gets the focus in a row that scrolls sideways comes wholly into view: browsers leave it where it is as soon as a part of it shows. */
export function ScrollFocusIntoView() {
  useEffect(() => {
    const bring = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLElement && target.parentElement?.closest(ROWS);
      // What was pressed stays under the pointer.
      if (!row || !target.matches(':focus-visible')) return;
      const [place, seen] = [target.getBoundingClientRect(), row.getBoundingClientRect()];
      // Into the middle: from the edge, a row that snaps would go back.
      if (place.left < seen.left || place.right > seen.right)
        target.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    };
    document.addEventListener('focusin', bring);
    return () => document.removeEventListener('focusin', bring);
  }, []);
  return null;
}
