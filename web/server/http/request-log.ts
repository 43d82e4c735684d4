import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { log } from '../../platform/log.server.ts';

/** Where the application finds a request's id. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** The visitor has gone before there was an answer: nginx's number for it. */
const CLIENT_CLOSED_REQUEST = 499;
const CHECKS = /^\/(?:healthz|readyz)\b/;
const FETCHED_IN_DOZENS = /^\/(?:assets|_ipx|flags|uploads)\b/;

type Options = {
  /** Told of every answer: method, status and how long it took. */
  onAnswer?: (method: string, status: number, seconds: number) => void;
};

/**
 * One line for each request, with the id that `requestId()` gave it. Nothing in it leads to a person: no address, no cookie, of
 * the query the names only. Pages served straight from memory are counted, not logged.
 *
 *     app.use(requestId());
 *     app.use(requestLog());
 */
export function requestLog({ onAnswer }: Options = {}) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async function logRequest(c, next) {
    const started = performance.now();
    const id = c.get('requestId');
    const { signal, headers } = c.req.raw;
    headers.set(REQUEST_ID_HEADER, id);
    await next();
    const ms = performance.now() - started;
    const { method, path } = c.req;
    const status = signal.aborted ? CLIENT_CLOSED_REQUEST : c.res.status;
    onAnswer?.(method, status, ms / 1000);
    const query = Object.keys(c.req.query());
    // Once more: responses made elsewhere, such as React Router's, come without what was set before them.
    c.header(REQUEST_ID_HEADER, id);
    const line = { id, method, path, ...(query.length ? { query } : {}), status, ms: Math.round(ms) };
    // What browsers fetch in dozens and machines ask each second would bury the rest. Not being ready is an answer, no error.
    const isQuiet = CHECKS.test(path) || (status < 400 && FETCHED_IN_DOZENS.test(path));
    log[isQuiet ? 'debug' : status >= 500 ? 'error' : 'info'](line, 'request');
  });
}
