import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { env } from '../env.server.ts';
import { newScriptMark } from './csp-nonce.server.ts';
import { reportError } from './report-errors.server.ts';
import { CspNonce } from './root-data/csp-nonce';

/** How long React Router waits for data that comes late, in ms. */
export const streamTimeout = 5_000;

/** Loaders and actions report their errors themselves, those of a page's components are reported below: this is the rest. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || error instanceof Response) return;
  if (isRouteErrorResponse(error)) return;
  reportError(error, request, { showStack: false });
};

/**
 * A document when all of it is there: what is written into it for the first paint (server/first-paint/) has to know it whole.
 */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Promise<Response>((resolve, reject) => {
    const details = { showStack: env().NODE_ENV === 'development' };
    let isShellReady = false;
    const mark = newScriptMark();
    const document = (
      <CspNonce value={mark}>
        <ServerRouter context={context} url={request.url} nonce={mark} />
      </CspNonce>
    );
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce: mark,
      // Nothing is sent ahead of the rest, so nothing has to be moved to its place by a script.
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
        // React Router renders once more, the error page this time. A response keeps what it says on the way to the browser.
        const told = reportError(error, request, details);
        reject(Response.json(told, { status: told.status }));
      },
      onError(error) {
        status = 500;
        if (isShellReady) reportError(error, request, details);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
