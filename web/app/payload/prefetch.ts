import { runAhead } from '../builds/chunks';
import { afterPaint } from '../timing/after-paint';
import { whenIdle } from '../timing/when-idle';
import { getPayload, hasPayload } from './payload-store';

/** Specification 9. */
const DELAY_MS = 1000;
const CONCURRENT = 5;

type Options = {
  load: (path: string) => Promise<unknown>;
  /** Whether the payload is there already. */
  isKnown: (path: string) => boolean;
  /** False with data saver and on slow connections. */
  isAllowed: () => boolean;
  now?: () => number;
};

/**
 * Decides when a link's page is fetched ahead: 1000 ms after the link has come into view; at once when the visitor is about to
 * follow it, but never in the first 1000 ms of a page, which belong to the page itself. At most five at a time.
 */
export function createPrefetcher({ load, isKnown, isAllowed, now = () => performance.now() }: Options) {
  let pageSince = now();
  let running = 0;
  let queue: string[] = [];

  const pump = () => {
    while (running < CONCURRENT) {
      const path = queue.shift();
      if (path === undefined) return;
      if (isKnown(path)) continue;
      running += 1;
      load(path)
        .catch(() => {})
        .finally(() => {
          running -= 1;
          pump();
        });
    }
  };
  const enqueue = (path: string, isUrgent: boolean) => {
    if (!isAllowed() || isKnown(path)) return;
    queue = queue.filter((other) => other !== path);
    if (isUrgent) queue.unshift(path);
    else queue.push(path);
    pump();
  };
  const after = (delayMs: number, path: string, isUrgent: boolean) => {
    const fetchSoon = () => {
      // A link of header or footer outlives its page, and the next one's first second is due to that page.
      const restMs = pageSince + DELAY_MS - now();
      if (restMs > 0) timer = setTimeout(fetchSoon, restMs);
      else enqueue(path, isUrgent);
    };
    let timer = setTimeout(fetchSoon, delayMs);
    return () => clearTimeout(timer);
  };
  return {
    /** Another page has come: its first second starts, and what the last one still wanted is dropped. */
    pageShown() {
      pageSince = now();
      queue = [];
    },
    /** A link is in view. The answer takes it back. */
    linkSeen: (path: string) => after(DELAY_MS, path, false),
    /** A link is hovered, focused or touched. The answer takes it back. */
    linkIntended: (path: string) => after(0, path, true),
  };
}

/** Network Information API, which only some browsers have. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** False with data saver and on 2g. */
export function isConnectionGood(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

const preloaded = new Set<string>();

/** The page's payload and the code that shows it. */
async function loadAhead(path: string): Promise<void> {
  const { modules } = await getPayload(path, { isPrefetch: true });
  loadCodeAhead(modules);
}

function loadCodeAhead(modules: string[]): void {
  const [page] = modules;
  for (const href of modules) {
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    // What does not come, or fails, does so again when it is needed, and is told then.
    if (href === page) link.addEventListener('load', () => whenIdle(() => void runAhead(href).catch(() => {})));
    document.head.append(link);
  }
}

/** The site's own prefetcher. */
export const prefetcher = createPrefetcher({
  load: loadAhead,
  isKnown: hasPayload,
  isAllowed: () => isConnectionGood(navigator.connection),
});

type Watched = { seen: (isSeen: boolean) => void; intended: () => void; left: () => void };

const watched = new Map<Element, Watched>();
/** Links that came or went since the observer was told. */
const changed = new Set<Element>();
let observer: IntersectionObserver | undefined;

/** Watches a link of the page for as long as it stands there. The answer stops watching. */
export function watchLink(link: HTMLAnchorElement): () => void {
  const path = () => `${link.pathname}${link.search}`;
  // A link to the page itself, to a part of it for one, has nothing to fetch.
  const isElsewhere = () => link.pathname !== window.location.pathname || link.search !== window.location.search;
  let forgetSight = () => {};
  let forgetIntent = () => {};
  const own: Watched = {
    seen(isSeen) {
      forgetSight();
      if (isSeen && isElsewhere()) forgetSight = prefetcher.linkSeen(path());
    },
    intended() {
      forgetIntent();
      if (isElsewhere()) forgetIntent = prefetcher.linkIntended(path());
    },
    left: () => forgetIntent(),
  };
  watched.set(link, own);
  tellObserverSoon(link);
  return () => {
    forgetSight();
    forgetIntent();
    // Somebody else may watch it by now: React, of a link that the server has sent.
    if (watched.get(link) === own) watched.delete(link);
    tellObserverSoon(link);
  };
}

/** Once the page is painted: links change by the hundred when a page does, and the page comes first. */
function tellObserverSoon(link: Element): void {
  observer ??= startWatching();
  if (changed.size === 0) afterPaint(tellObserver);
  changed.add(link);
}

function tellObserver(): void {
  for (const link of changed) {
    // Whoever watches it from now on has to hear of it too, when it is in view already.
    observer?.unobserve(link);
    if (watched.has(link)) observer?.observe(link);
  }
  changed.clear();
}

/** Listens for intent once for all links, in the capturing phase: some of these events don't bubble. */
function startWatching(): IntersectionObserver {
  const at = ({ target }: Event) => (target instanceof Element ? watched.get(target) : undefined);
  const around = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link ? watched.get(link) : undefined;
  };
  const options = { capture: true, passive: true };
  for (const type of ['pointerenter', 'focus'])
    document.addEventListener(type, (event) => at(event)?.intended(), options);
  for (const type of ['pointerleave', 'blur']) document.addEventListener(type, (event) => at(event)?.left(), options);
  document.addEventListener('touchstart', (event) => around(event)?.intended(), options);
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.seen(isIntersecting);
  });
}
