import { useEffect } from 'react';

const ROWS = '.scroll-row, .slider, .filters, .table-scroll';

/** Browsers do not scroll to a focused element that is partly visible. */
export function ScrollFocusIntoView() {
  useEffect(() => {
    const bring = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLElement && target.parentElement?.closest(ROWS);
      // A clicked element stays under the pointer.
      if (!row || !target.matches(':focus-visible')) return;
      const [place, seen] = [target.getBoundingClientRect(), row.getBoundingClientRect()];
      // Centered: a snapping row would scroll back from the edge.
      if (place.left < seen.left || place.right > seen.right)
        target.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    };
    document.addEventListener('focusin', bring);
    return () => document.removeEventListener('focusin', bring);
  }, []);
  return null;
}
