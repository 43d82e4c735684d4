import { newScope, runInScope } from '../../app/content/request-scope.server.ts';
import type { RenderedPage } from './cached-page.ts';
import type { ContentState } from './page-cache.ts';

export type Fetch = (request: Request) => Response | Promise<Response>;

/** Of the connection or of this one answer, not of the page. */
const NOT_KEPT = new Set(['connection', 'content-length', 'date', 'transfer-encoding', 'vary']);

/**
 * Renders a page for nobody in particular: no cookie and no header of a visitor goes in, so none can come out. Meant for
 * the page cache.
 */
export function anonymousRenderer({ fetch, siteUrl }: { fetch: Fetch; siteUrl: string }) {
  return async function renderAnonymously(key: string, content: ContentState): Promise<RenderedPage> {
    const url = new URL(key, siteUrl);
    const scope = newScope({ ...content, pathname: url.pathname });
    const { response, body } = await runInScope(scope, async () => {
      const response = await fetch(new Request(url));
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    });
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => !NOT_KEPT.has(name)),
      body,
      tags: [...scope.tags].sort(),
      isPartial: scope.isPartial,
    };
  };
}
