import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { log } from '#platform/log.server.ts';
import { TooBusy } from '#platform/work-queue.server.ts';

const BUSY_RETRY_S = 5;

/** The response for errors outside of React Router. Details are only logged. */
export function errorResponse(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  const headers = { 'cache-control': 'no-store' };
  if (error instanceof TooBusy)
    return new Response('The site is busy. Please try again in a moment.', {
      status: 503,
      headers: { ...headers, 'retry-after': String(BUSY_RETRY_S) },
    });
  if (!c.req.raw.signal.aborted) log.error({ err: error }, 'A request failed');
  return new Response('Something went wrong on our side. Please try again.', { status: 500, headers });
}
