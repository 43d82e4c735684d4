declare global {
  interface Window {
    /** What React Router writes into a page: the data that it is hydrated with is what comes through here. */
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> };
  }
}

/** Between two tries, where the browser does not know that it is offline. */
const PAUSE_MS = 4000;
const TRIES = 5;

/**
 * Gives React Router the data that the page is hydrated with, where a link has asked for it (server/first-paint/hydration-data.ts);
 * elsewhere it stands in the page itself. When the server has none, the page stays as it is: readable, with links and forms that
 * work. When the network or the server was away, the data is asked for again.
 */
export function bringData(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  if (!link) return;
  void bring(link.href);
  // The page is then as React has written it.
  link.remove();
}

async function bring(url: string): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const answer = await fetch(url).catch(() => null);
    const isAway = answer === null || answer.status >= 500;
    if (!isAway && !answer.ok) return;
    const data = isAway ? null : await answer.text().catch(() => null);
    if (data !== null) {
      const controller = window.__reactRouterContext?.streamController;
      controller?.enqueue(data);
      return controller?.close();
    }
    await new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, PAUSE_MS);
      else addEventListener('online', resolve, { once: true });
    });
  }
}
