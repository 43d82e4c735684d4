import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { log } from '../../platform/log.server.ts';

const GIVEN_ID = /^[\w-]{8,64}$/;
const CHECKS = /^\/(?:healthz|readyz)\b/;
const FETCHED_IN_DOZENS = /^\/(?:assets|_ipx|flags|uploads)\b/;

type Options = {
  /** Told of every answer: method, status and how long it took. */
  onAnswer?: (method: string, status: number, seconds: number) => void;
};

/**
 * One line for each request, with an id that the answer carries as `x-request-id`. Nothing in it leads to a person: no
 * address, no cookie, of the query the names only. Pages served straight from memory are counted, not logged.
 *
 *     app.use(requestLog());
 */
export function requestLog({ onAnswer }: Options = {}) {
  return createMiddleware(async function logRequest(c, next) {
    const given = c.req.header('x-request-id') ?? '';
    const id = GIVEN_ID.test(given) ? given : randomUUID();
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    c.header('x-request-id', id);
    const { method, path } = c.req;
    const { status } = c.res;
    onAnswer?.(method, status, ms / 1000);
    const query = Object.keys(c.req.query());
    const line = { id, method, path, ...(query.length ? { query } : {}), status, ms: Math.round(ms) };
    // What browsers fetch in dozens and machines ask each second would bury the rest. Not being ready is an answer, no error.
    const isQuiet = CHECKS.test(path) || (status < 400 && FETCHED_IN_DOZENS.test(path));
    log[isQuiet ? 'debug' : status >= 500 ? 'error' : 'info'](line, 'request');
  });
}
