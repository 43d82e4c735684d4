import { type Context, Hono } from 'hono';
import { isCmsDown } from '../../app/content/cms-status.server.ts';
import { downloadHeaders } from './download-headers.ts';

/** A CV as the inbox names it (app/leads/inbox.server.ts). It lies among the CMS's uploads and is nobody's business here. */
export const APPLICANT_FILE = /^cv_[0-9a-f]{32}/i;

const FIRST_BYTE_MS = 10_000;

type Options = {
  strapiUrl: string;
  /** How long the CMS may take until it begins to answer. The file itself may take as long as it needs. */
  firstByteMs?: number;
};

/**
 * Files for download: `/uploads/{name}` passes on what the CMS has under that name, streamed, with the right to be cached.
 * 404 is what the CMS does not have; while it cannot say so, 503. The CMS itself is never reachable through the site.
 */
export function downloads({ strapiUrl, firstByteMs = FIRST_BYTE_MS }: Options) {
  return new Hono().get('/:name{[A-Za-z0-9][A-Za-z0-9_.-]*}', async (c) => {
    if (APPLICANT_FILE.test(c.req.param('name'))) return c.notFound();
    if (isCmsDown()) return away(c);
    const impatient = new AbortController();
    const timer = setTimeout(() => impatient.abort(), firstByteMs);
    const answer = await fetch(`${strapiUrl}/uploads/${c.req.param('name')}`, {
      signal: AbortSignal.any([c.req.raw.signal, impatient.signal]),
    }).catch(() => null);
    clearTimeout(timer);
    if (!answer?.ok) {
      await answer?.body?.cancel();
      if (answer?.status === 404) return c.notFound();
      return away(c);
    }
    const headers = new Headers({
      'cache-control': 'public, max-age=86400',
      ...downloadHeaders(answer.headers.get('content-type')),
    });
    for (const name of ['content-length', 'etag', 'last-modified']) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(answer.body, { headers });
  });
}

const away = (c: Context) =>
  c.text('The file cannot be reached at the moment', 503, { 'retry-after': '30', 'cache-control': 'no-store' });
