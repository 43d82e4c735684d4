import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type RequestScope, runInScope } from '#app/content/request-scope.server.ts';
import type { Payload } from '#app/navigation/payload.ts';
import { type Rendering, renderingContext } from '#app/rendering-context.server.ts';
import { finishPage, type InlineHashes } from './finish-page.ts';

export type RenderedPage = {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** The page's data as JSON; null for files such as the sitemap. */
  payload: string | null;
  inlineHashes: InlineHashes;
  /** True if an optional part failed, so that the page contains its default. */
  isPartial: boolean;
};

export type RenderPage = (request: Request, scope: RequestScope, part?: Rendering['part']) => Promise<RenderedPage>;

/** Headers that are not cached, because they are set for each response. */
const UNCACHED_HEADERS = new Set(['connection', 'content-length', 'date', 'transfer-encoding', 'vary']);
const NO_HASHES: InlineHashes = { scripts: [], styles: [] };

type Options = { build: ServerBuild; buildId: string; mode: string };

/** Renders a page with React Router. One run produces both the document and its payload. */
export function pageRenderer({ build, buildId, mode }: Options): RenderPage {
  const handle = createRequestHandler(build, mode);

  return async function renderPage(request, scope, part = 'document') {
    const rendering: Rendering = { part, cspNonce: randomBytes(16).toString('hex'), payload: null };
    const context = new RouterContextProvider();
    context.set(renderingContext, rendering);
    const { response, body } = await runInScope(scope, async () => {
      const response = await handle(request, context);
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    });
    const { status } = response;
    const headers = [...response.headers].filter(([name]) => !UNCACHED_HEADERS.has(name));
    const isDocument = part === 'document' && response.headers.get('content-type')?.startsWith('text/html');
    const finished = isDocument ? finishPage(body.toString(), rendering.cspNonce) : null;
    return {
      status,
      headers,
      body: finished ? Buffer.from(finished.html) : body,
      payload: payloadOf(rendering, response),
      inlineHashes: finished?.inlineHashes ?? NO_HASHES,
      isPartial: scope.isPartial,
    };
  };

  function payloadOf({ payload }: Rendering, { status, headers }: Response): string | null {
    const location = headers.get('location');
    if (location !== null) return JSON.stringify(redirectPayload(buildId, location, status));
    if (!payload) return null;
    const { route, ...result } = payload;
    const files = build.assets.routes[route];
    const modules = files ? [files.module, ...(files.imports ?? [])] : [];
    return JSON.stringify({ build: buildId, modules, ...result });
  }
}

/** The payload of a page that redirects. Sent with status 200, because `fetch` would follow a redirect. */
export const redirectPayload = (build: string, to: string, status: number): Payload => ({
  build,
  modules: [],
  redirect: { to, status },
});
