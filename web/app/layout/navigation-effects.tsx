import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { setShownPath } from '../navigation/page-data';
import { prefetcher, watchLinks } from '../navigation/prefetch';
import { decodeUri } from '../ui/decode-uri';
import { useLocaleDetection } from './locale-links';

/**
 * After a navigation the focus goes to the heading of the new page, and its title is announced to screen readers. A change of
 * the query or the hash alone is the same page and moves nothing.
 */
export function NavigationEffects() {
  const { pathname, search, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useLocaleDetection();

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    return watchLinks();
  }, []);

  useEffect(() => {
    setShownPath(`${pathname}${search}`);
    prefetcher.pageShown();
  }, [pathname, search]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const target = hash ? document.getElementById(decodeUri(hash.slice(1))) : null;
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
