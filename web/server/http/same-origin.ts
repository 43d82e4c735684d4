import type { Context } from 'hono';
import { except } from 'hono/combine';
import { csrf } from 'hono/csrf';

/**
 * CSRF protection. `Origin` must match SITE_URL (a proxy may change `Host`) or the `Host` header. Browsers send `Origin` or
 * `Sec-Fetch-Site` with every form, so a request without both does not come from a browser and is allowed.
 */
export function sameOrigin({ siteUrl }: { siteUrl: string }) {
  const siteHost = new URL(siteUrl).host;
  const isNotFromBrowser = (c: Context) => !c.req.header('origin') && !c.req.header('sec-fetch-site');
  const isOwn = (origin: string, c: Context) =>
    [siteHost, c.req.header('host')].includes(URL.parse(origin)?.host ?? 'none');
  return except(isNotFromBrowser, csrf({ origin: isOwn, secFetchSite: ['same-origin', 'none'] }));
}
