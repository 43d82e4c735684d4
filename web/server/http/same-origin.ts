import type { Context } from 'hono';
import { except } from 'hono/combine';
import { csrf } from 'hono/csrf';

/**
 * Refuses forms that another site makes a visitor's browser send. `Origin` may name the site as SITE_URL does, whatever a proxy
 * makes of `Host`, or as the visitor's own `Host` does. Browsers send `Origin` or `Sec-Fetch-Site` with every form, so a request
 * with neither comes from a program.
 *
 *     app.use(sameOrigin({ siteUrl }));
 */
export function sameOrigin({ siteUrl }: { siteUrl: string }) {
  const siteHost = new URL(siteUrl).host;
  const isFromProgram = (c: Context) => !c.req.header('origin') && !c.req.header('sec-fetch-site');
  const isOwn = (origin: string, c: Context) =>
    [siteHost, c.req.header('host')].includes(URL.parse(origin)?.host ?? 'none');
  return except(isFromProgram, csrf({ origin: isOwn, secFetchSite: ['same-origin', 'none'] }));
}
