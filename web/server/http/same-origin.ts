import { createMiddleware } from 'hono/factory';

/**
 * Refuses what another site makes a visitor's browser send: any method but GET, HEAD and OPTIONS needs `Sec-Fetch-Site` or
 * `Origin` of this site. A request with neither does not come from a browser's page and is let through.
 *
 *     app.use(sameOrigin({ siteUrl }));
 */
export function sameOrigin({ siteUrl }: { siteUrl: string }) {
  const siteHost = new URL(siteUrl).host;
  return createMiddleware(async function refuseOtherSites(c, next) {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    const origin = c.req.header('origin');
    const fetchSite = c.req.header('sec-fetch-site');
    const isOurs = origin === undefined ? undefined : [siteHost, c.req.header('host')].includes(hostOf(origin));
    const isRefused = fetchSite === undefined ? isOurs === false : fetchSite !== 'same-origin' && fetchSite !== 'none';
    if (isRefused && !(isOurs && fetchSite === 'same-site')) return c.text('This request came from another site', 403);
    return next();
  });
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    // `null`, the origin of sandboxed frames, is nobody's host.
    return 'none';
  }
}
