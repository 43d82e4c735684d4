import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells those who don't see it that another page has come: the focus goes to its heading, and its title is read out.
 * A change of the query or the hash alone is the same page and moves nothing.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const heading = target ?? document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // ScrollRestoration has just put the page where it belongs.
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p className="sr" aria-live="polite">
      {title}
    </p>
  );
}
