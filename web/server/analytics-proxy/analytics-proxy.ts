import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { readDecision } from '../../app/consent/consent-cookie.ts';
import { log } from '../../platform/log.server.ts';
import { readBody } from '../http/read-body.ts';

type Options = {
  /** Origin of the analytics host; without it every path is a 404. */
  host?: string | undefined;
  consentRevision: number;
  maxBodyBytes?: number;
  /** How long the visitor's browser waits for the analytics host. */
  patienceMs?: number;
  /** How long the analytics host has in all (specification 9). */
  timeoutMs?: number;
};

/** Event endpoints, the only ones that the browser's client uses. */
const EVENT_PATHS = ['/e/', '/i/v0/e/'] as const;
/** How the body is packed and when it was sent. The rest, `ip` above all, stays here. */
const QUERY_PASSED_ON = ['compression', 'ver', '_', 'retry_count', 'beacon'];
/** What the analytics host says to an event that it has taken. */
const TAKEN = { status: 'Ok' };

/**
 * Passes events on to the analytics host: `app.route('/ingest', analyticsProxy({ host, consentRevision }))`. Streams, forwards
 * neither cookies nor the visitor's address nor any header but the content's type, and only for visitors who have agreed.
 * Whatever is wrong with the host is the log's business: the browser hears "taken", and hears it soon.
 */
export function analyticsProxy({
  host,
  consentRevision,
  maxBodyBytes = 256 * 1024,
  patienceMs = 1500,
  timeoutMs = 60_000,
}: Options) {
  const app = new Hono();
  if (!host) return app;
  const limit = readBody({ maxBytes: maxBodyBytes });

  for (const path of EVENT_PATHS) {
    app.all(path, limit, async function passOn(c) {
      c.header('cache-control', 'no-store');
      const { decision } = readDecision(c.req.header('cookie') ?? '', consentRevision);
      if (decision !== 'all') return c.text('No consent', 403);
      if (c.req.method === 'HEAD') return c.body(null, 204);
      if (c.req.method !== 'POST') return c.text('Method not allowed', 405, { allow: 'HEAD, POST' });

      const answer = send(`${host}${path}${queryPassedOn(c.req.queries())}`, c.req.raw, timeoutMs);
      const body = await Promise.race([answer, setTimeout(patienceMs, null, { ref: false })]);
      return body ? c.body(body, 200, { 'content-type': 'application/json' }) : c.json(TAKEN);
    });
  }
  return app;
}

/** The host's answer to an event it has taken, else null. Never fails. */
async function send(url: string, request: Request, timeoutMs: number): Promise<ReadableStream | null> {
  try {
    // The DOM's types don't know that a streamed body needs `duplex`.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': request.headers.get('content-type') ?? 'text/plain' },
      body: request.body,
      duplex: 'half',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    };
    const response = await fetch(url, init);
    if (response.ok) return response.body;
    log.warn({ status: response.status }, 'The analytics host refused events');
  } catch (error) {
    log.warn({ err: error }, 'The analytics host cannot be reached');
  }
  return null;
}

function queryPassedOn(given: Record<string, string[]>): string {
  const query = new URLSearchParams({ ip: '0' });
  for (const name of QUERY_PASSED_ON) for (const value of given[name] ?? []) query.append(name, value);
  return `?${query}`;
}
