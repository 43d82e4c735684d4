import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { log } from '#platform/log.server.ts';

export const REQUEST_ID_HEADER = 'x-request-id';
/** nginx's status for a client that closed the connection before the response. */
const CLIENT_CLOSED_REQUEST = 499;
const HEALTH_CHECKS = /^\/(?:healthz|readyz)\b/;
const STATIC_FILES = /^\/(?:assets|_ipx|art|uploads)\b/;

type Options = { onResponse?: (method: string, status: number, seconds: number) => void };

/**
 * Logs one line per request, without personal data: no address, no cookies, and only the names of query parameters. Pages
 * from memory are not logged. Use it after `requestId()`.
 */
export function requestLog({ onResponse }: Options = {}) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async function logRequest(c, next) {
    const started = performance.now();
    const id = c.get('requestId');
    const { signal, headers } = c.req.raw;
    headers.set(REQUEST_ID_HEADER, id);
    await next();
    const ms = performance.now() - started;
    const { method, path } = c.req;
    const status = signal.aborted ? CLIENT_CLOSED_REQUEST : c.res.status;
    onResponse?.(method, status, ms / 1000);
    const query = Object.keys(c.req.query());
    // Set here, because React Router's response replaces headers that were set before.
    c.header(REQUEST_ID_HEADER, id);
    const line = { id, method, path, ...(query.length ? { query } : {}), status, ms: Math.round(ms) };
    const isQuiet = HEALTH_CHECKS.test(path) || (status < 400 && STATIC_FILES.test(path));
    log[isQuiet ? 'debug' : status >= 500 ? 'error' : 'info'](line, 'request');
  });
}
