import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { afterPaint } from '../timing/after-paint';

type Props = { isUnseen?: boolean; isAtOnce?: boolean; children: ReactNode };

/**
 * What stands below the first screen of a page. When a link leads to the page, its top is shown first and this a moment later,
 * in slices that keep nobody waiting. In all other cases it is there from the start: in what the server sends, on the way
 * back, which leads to a place further down, and where the address names a part of the page. Its place is kept free, so that
 * what follows the page isn't seen meanwhile; what is not seen at all (`isUnseen`) needs none. `isAtOnce`: not this time.
 */
export function Later({ isUnseen = false, isAtOnce = false, children }: Props) {
  const { pathname, hash } = useLocation();
  const isByLink = useNavigationType() === 'PUSH';
  const isDue = isAtOnce || !isByLink || hash !== '';
  return (
    <Part key={pathname} isAtOnce={isDue} place={isUnseen ? null : <div className="later" aria-hidden="true" />}>
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
