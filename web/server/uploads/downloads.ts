import { type Context, Hono } from 'hono';
import { isCmsDown } from '#app/content/cms-status.server.ts';
import { downloadHeaders } from './download-headers.ts';

/** CVs of applicants, which must not be public. cms/src/inbox/cv.ts gives them these names. */
export const APPLICANT_FILE = /^cv_[0-9a-f]{32}/i;

const FIRST_BYTE_MS = 10_000;

type Options = {
  strapiUrl: string;
  /** Whether the site is hidden from search engines. */
  isHidden?: () => Promise<boolean>;
  /** Timeout for the response's headers. The body may take any time. */
  firstByteMs?: number;
};

/** Streams `/uploads/{name}` from the CMS. Responds with 503 while the CMS is down. */
export function downloads({ strapiUrl, isHidden = async () => false, firstByteMs = FIRST_BYTE_MS }: Options) {
  return new Hono().get('/:name{[A-Za-z0-9][A-Za-z0-9_.-]*}', async (c) => {
    if (APPLICANT_FILE.test(c.req.param('name'))) return c.notFound();
    if (isCmsDown()) return unavailable(c);
    const firstByte = new AbortController();
    const timer = setTimeout(() => firstByte.abort(), firstByteMs);
    const upstream = await fetch(`${strapiUrl}/uploads/${c.req.param('name')}`, {
      signal: AbortSignal.any([c.req.raw.signal, firstByte.signal]),
    }).catch(() => null);
    clearTimeout(timer);
    if (!upstream?.ok) {
      await upstream?.body?.cancel();
      if (upstream?.status === 404) return c.notFound();
      return unavailable(c);
    }
    const headers = new Headers({
      'cache-control': 'public, max-age=86400',
      ...downloadHeaders(upstream.headers.get('content-type')),
    });
    // `fetch` has decompressed the file, so its content-length is wrong.
    const isUnpacked = upstream.headers.has('content-encoding');
    for (const name of [...(isUnpacked ? [] : ['content-length']), 'etag', 'last-modified']) {
      const value = upstream.headers.get(name);
      if (value) headers.set(name, value);
    }
    if (await isHidden()) headers.set('x-robots-tag', 'noindex');
    if (isCurrent(headers, c.req.raw.headers)) {
      await upstream.body?.cancel();
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
    return new Response(upstream.body, { headers });
  });
}

/** Checks conditional requests, because Strapi never responds with 304. */
function isCurrent(file: Headers, request: Headers): boolean {
  const ifNoneMatch = request.get('if-none-match');
  if (ifNoneMatch) return ifNoneMatch.replace(/^W\//, '') === file.get('etag')?.replace(/^W\//, '');
  const since = request.get('if-modified-since');
  return since !== null && since === file.get('last-modified');
}

const unavailable = (c: Context) =>
  c.text('The file cannot be reached at the moment', 503, { 'retry-after': '30', 'cache-control': 'no-store' });
