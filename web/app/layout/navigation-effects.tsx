import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { setShownPage } from '#app/navigation/page-data.ts';
import { prefetcher, watchLinks } from '#app/navigation/prefetch.ts';
import { decodeUri } from '#app/ui/decode-uri.ts';
import { useFollowLinks } from './follow-links.ts';
import { useLocaleDetection } from './locale-detection.ts';
import { useRestoredDetails } from './restore-details.ts';

/** After a navigation to another path, moves the focus to the new page's heading and announces its title. */
export function NavigationEffects() {
  const { pathname, search, hash } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useLocaleDetection();
  useFollowLinks();
  useRestoredDetails();

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    return watchLinks();
  }, []);

  useEffect(() => setShownPage(`${pathname}${search}`, data), [pathname, search, data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is shown when its URL changes
  useEffect(() => prefetcher.pageShown(), [pathname, search]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const target = hash ? document.getElementById(decodeUri(hash.slice(1))) : null;
    const heading = target ?? document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // No scrolling, because ScrollRestoration has already scrolled.
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p className="sr-only top-0" aria-live="polite">
      {title}
    </p>
  );
}
