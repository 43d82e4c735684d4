declare global {
  interface Window {
    /** What React Router writes into a page: the data that it is hydrated with is what comes through here. */
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> };
  }
}

/**
 * Gives React Router the data that the page is hydrated with, where a link has asked for it (server/first-paint/hydration-data.ts);
 * elsewhere it stands in the page itself. When the server has none, the page stays as it is: readable, with links and forms that
 * work. When the network was away, the data is asked for again once it is back.
 */
export function bringData(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  if (!link) return;
  void bring(link.href);
  // The page is then as React has written it.
  link.remove();
}

async function bring(url: string): Promise<void> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return;
    const data = await answer.text();
    const controller = window.__reactRouterContext?.streamController;
    controller?.enqueue(data);
    controller?.close();
  } catch {
    addEventListener('online', () => bring(url), { once: true });
  }
}
