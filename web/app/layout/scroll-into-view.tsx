import { useEffect } from 'react';

const ROWS = '.scroll-row, .slider, .filters, .table-scroll';

/** Scrolls rows to the focused element, because browsers do not do that if it is partly visible. */
export function ScrollFocusIntoView() {
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLElement && target.parentElement?.closest(ROWS);
      // Elements focused by a click must not move away from the pointer.
      if (!row || !target.matches(':focus-visible')) return;
      const [place, seen] = [target.getBoundingClientRect(), row.getBoundingClientRect()];
      // Centered, because a row with scroll snapping would move an element at its edge back.
      if (place.left < seen.left || place.right > seen.right)
        target.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, []);
  return null;
}
