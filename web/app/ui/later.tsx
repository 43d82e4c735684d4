import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { afterPaint } from './after-paint';

/**
 * What stands below the first screen of a page. When a link leads to the page, its top is shown first and this a moment later,
 * in slices that keep nobody waiting. In all other cases it is there from the start: in what the server sends, on the way
 * back, which leads to a place further down, and where the address names a part of the page.
 */
export function Later({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const isAtOnce = useNavigationType() !== 'PUSH' || hash !== '';
  return (
    <Part key={pathname} isAtOnce={isAtOnce}>
      {children}
    </Part>
  );
}

function Part({ isAtOnce, children }: { isAtOnce: boolean; children: ReactNode }) {
  const [isDue, setIsDue] = useState(isAtOnce);
  useEffect(() => {
    if (!isDue) return afterPaint(() => startTransition(() => setIsDue(true)));
  }, [isDue]);
  // The place is kept free, so that what follows the page isn't seen meanwhile.
  return isDue ? children : <div className="later" aria-hidden="true" />;
}
