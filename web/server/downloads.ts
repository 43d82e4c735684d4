import { Hono } from 'hono';

/** A CV as the inbox names it (server/leads/inbox.ts). It lies among the CMS's uploads and is nobody's business here. */
export const APPLICANT_FILE = /^cv_[0-9a-f]{32}/i;

/**
 * Files for download: `/uploads/{name}` passes on what the CMS has under that name, streamed, with the right to be cached.
 * The CMS itself is never reachable through the site.
 */
export function downloads({ strapiUrl }: { strapiUrl: string }) {
  return new Hono().get('/:name{[A-Za-z0-9][A-Za-z0-9_.-]*}', async (c) => {
    if (APPLICANT_FILE.test(c.req.param('name'))) return c.notFound();
    const answer = await fetch(`${strapiUrl}/uploads/${c.req.param('name')}`, { signal: c.req.raw.signal }).catch(
      () => null,
    );
    if (!answer) return c.text('The file cannot be reached at the moment', 503, { 'retry-after': '30' });
    if (!answer.ok || !answer.body) return c.notFound();
    const headers = new Headers({
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
    for (const name of ['content-type', 'content-length', 'etag', 'last-modified']) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(answer.body, { headers });
  });
}
