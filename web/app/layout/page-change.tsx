import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from 'react-router';
import { watchBuilds } from '../builds/build-check';
import { guardChunks } from '../builds/chunks';
import { notePageShown } from '../payload/payload-middleware';
import { prefetcher } from '../payload/prefetch';
import { afterPaint } from '../timing/after-paint';
import { decoded } from '../ui/decoded';
import { showFarParts } from './far-parts';
import { useLocaleDetection } from './locale-links';
import { mergeShortNavigations } from './short-navigations';

/**
 * Tells those who don't see it that another page has come: the focus goes to its heading, and its title is read out.
 * A change of the query or the hash alone is the same page and moves nothing.
 */
export function PageChange() {
  const { pathname, search, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useNavigationSetUp();
  useLocaleDetection();

  useEffect(() => {
    notePageShown(`${pathname}${search}`);
    prefetcher.pageShown();
  }, [pathname, search]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Focus wants to know where everything stands. Nobody is to wait for that: the page is painted first.
    return afterPaint(() => {
      setTitle(document.title);
      const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
      const heading = target ?? document.querySelector<HTMLElement>('main h1');
      if (!heading) return;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      // ScrollRestoration has just put the page where it belongs.
      heading.focus({ preventScroll: true });
    });
  }, [pathname, hash]);

  return (
    <p className="sr" aria-live="polite">
      {title}
    </p>
  );
}

/** What the browser's side of navigation needs once: the watch over the pages' code, the check for new builds. */
function useNavigationSetUp() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  useLayoutEffect(() => {
    if (router) mergeShortNavigations(router);
  }, [router]);
  useEffect(() => {
    if (router && manifest && import.meta.env.PROD) guardChunks(router, (routeId) => manifest.routes[routeId]?.module);
    document.documentElement.dataset.hydrated = '';
    showFarParts();
    return watchBuilds();
  }, [router, manifest]);
}
