import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { afterPaint } from '../timing/after-paint';

/**
 * What stands below the first screen of a page. When a link leads to the page, its top is shown first and this a moment later,
 * in slices that keep nobody waiting. In all other cases it is there from the start: in what the server sends, on the way
 * back, which leads to a place further down, and where the address names a part of the page. Its place is kept free, so that
 * what follows the page isn't seen meanwhile; what is not seen at all (`isUnseen`) needs none.
 */
export function Later({ isUnseen = false, children }: { isUnseen?: boolean; children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const isAtOnce = useNavigationType() !== 'PUSH' || hash !== '';
  return (
    <Part key={pathname} isAtOnce={isAtOnce} place={isUnseen ? null : <div className="later" aria-hidden="true" />}>
      {children}
    </Part>
  );
}

function Part({ isAtOnce, place, children }: { isAtOnce: boolean; place: ReactNode; children: ReactNode }) {
  const [isDue, setIsDue] = useState(isAtOnce);
  useEffect(() => {
    if (!isDue) return afterPaint(() => startTransition(() => setIsDue(true)));
  }, [isDue]);
  return isDue ? children : place;
}
