import { linkKind } from '#app/ui/link-kind.ts';
import { fetchPayload, hasPayload } from './page-data.ts';

// Limits of specification 9.
const DELAY_MS = 1000;
const CONCURRENT = 5;

type Options = {
  load: (path: string) => Promise<unknown>;
  isKnown: (path: string) => boolean;
  isAllowed: () => boolean;
  now?: () => number;
};

/**
 * Prefetches the page of a link 1000 ms after the link has come into view, or at once on intent (hover, focus, touch), but
 * never in the first 1000 ms of a page. At most five pages at a time.
 */
export function createPrefetcher({ load, isKnown, isAllowed, now = () => performance.now() }: Options) {
  let pageSince = now();
  let running = 0;
  let queue: string[] = [];

  const fetchNext = () => {
    while (running < CONCURRENT) {
      const path = queue.shift();
      if (path === undefined) return;
      if (isKnown(path)) continue;
      running += 1;
      load(path)
        .catch(() => {})
        .finally(() => {
          running -= 1;
          fetchNext();
        });
    }
  };
  const enqueue = (path: string, isUrgent: boolean) => {
    if (!isAllowed() || isKnown(path)) return;
    queue = queue.filter((other) => other !== path);
    if (isUrgent) queue.unshift(path);
    else queue.push(path);
    fetchNext();
  };
  const schedule = (delayMs: number, path: string, isUrgent: boolean) => {
    const fetchSoon = () => {
      // Links in the header stay when the page changes, so a new page may have begun during the delay.
      const restMs = pageSince + DELAY_MS - now();
      if (restMs > 0) timer = setTimeout(fetchSoon, restMs);
      else enqueue(path, isUrgent);
    };
    let timer = setTimeout(fetchSoon, delayMs);
    return () => clearTimeout(timer);
  };
  return {
    pageShown() {
      pageSince = now();
      queue = [];
    },
    /** Schedules a prefetch. Returns a function that cancels it. */
    linkSeen: (path: string) => schedule(DELAY_MS, path, false),
    linkIntended: (path: string) => schedule(0, path, true),
  };
}

/** From the Network Information API, which only Chromium supports. */
type Connection = { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

export function isConnectionGood(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}

export const prefetcher = createPrefetcher({
  load: async (path) => {
    const { modules } = await fetchPayload(path, 'low');
    const [page] = modules;
    if (page) await import(/* @vite-ignore */ page);
  },
  isKnown: hasPayload,
  isAllowed: () => isConnectionGood(navigator.connection),
});

const LINKS = 'a[href^="/"]';

export function watchLinks(): () => void {
  const stopped = new AbortController();
  const waiting = new Map<Element, () => void>();
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      waiting.get(target)?.();
      waiting.delete(target);
      const path = isIntersecting && prefetchablePath(target);
      if (path) waiting.set(target, prefetcher.linkSeen(path));
    }
  });
  const observeIn = (root: Document | Element) => {
    for (const link of root.querySelectorAll(LINKS)) inView.observe(link);
  };
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes' && target instanceof Element) {
        // The observer does not report that a link's target has changed; observing the link again does.
        inView.unobserve(target);
        if (target.matches(LINKS)) inView.observe(target);
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(LINKS)) inView.observe(node);
        observeIn(node);
      }
    }
  });
  observeIn(document);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });

  const handleIntent = ({ target }: Event) => {
    const path = target instanceof Element && prefetchablePath(target.closest(LINKS));
    if (path) prefetcher.linkIntended(path);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, handleIntent, { passive: true, signal: stopped.signal });

  return () => {
    stopped.abort();
    inView.disconnect();
    changes.disconnect();
    for (const forget of waiting.values()) forget();
  };
}

function prefetchablePath(link: Element | null): string | null {
  if (!(link instanceof HTMLAnchorElement) || link.host !== location.host) return null;
  const path = `${link.pathname}${link.search}`;
  const isCurrentPage = path === `${location.pathname}${location.search}`;
  return isCurrentPage || linkKind(path, false) !== 'page' ? null : path;
}
