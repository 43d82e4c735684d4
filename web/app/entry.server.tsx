import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { CspNonce } from '#app/root-data/root-data.ts';
import { brandStyles } from '#brand/brand.server.ts';
import { BrandStyles } from '#brand/brand-context.ts';
import { env } from '#env.server.ts';
import { type Rendering, renderingContext } from './rendering-context.server.ts';
import { reportError } from './report-errors.server.ts';

export const streamTimeout = 5_000;

/** Reports errors outside of loaders, actions and components, which report their own (report-errors.server.ts). */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || error instanceof Response) return;
  if (isRouteErrorResponse(error)) return;
  reportError(error, request, { showStack: false });
};

/** Renders the complete document before responding, because server/page-cache/finish-page.ts needs all of it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const rendering = loadContext.get(renderingContext);
  rendering.payload = payloadOf(context);
  if (request.method === 'HEAD' || rendering.part === 'payload') return new Response(null, { status, headers });
  return new Promise<Response>((resolve, reject) => {
    const details = { showStack: env().NODE_ENV === 'development' };
    let isShellReady = false;
    const nonce = rendering.cspNonce;
    const document = (
      <CspNonce value={nonce}>
        <BrandStyles value={brandStyles}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </BrandStyles>
      </CspNonce>
    );
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Without a limit React streams nothing, so that the document needs no scripts to move late content into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        isShellReady = true;
      },
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      },
      onShellError(error) {
        clearTimeout(timer);
        // A thrown response makes React Router render the error page.
        const reported = reportError(error, request, details);
        reject(Response.json(reported, { status: reported.status }));
      },
      onError(error) {
        status = 500;
        if (isShellReady) reportError(error, request, details);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

/** The page's data, without the data of the root route, which the browser already has. */
function payloadOf({ staticHandlerContext }: EntryContext): Rendering['payload'] {
  const { matches, errors, loaderData } = staticHandlerContext;
  const [error] = Object.values(errors ?? {});
  const route = matches.at(-1)?.route.id ?? 'root';
  if (error === undefined) return { route, data: loaderData[route] ?? null };
  // Errors of loaders are reported and safe to show. Details of other errors must not leak.
  const { status, statusText, data } = isRouteErrorResponse(error)
    ? error
    : { status: 500, statusText: 'Internal Server Error', data: null };
  return { route, error: { status, statusText, data } };
}
