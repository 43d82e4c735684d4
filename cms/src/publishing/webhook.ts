import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';

const TIMEOUT_MS = 5_000;
const RETRY_DELAYS_MS = [0, 1_000, 4_000];
/** The request has no data, because the site asks for the new version itself. */
const BODY = '{}';

/**
 * Notifies each instance of the site: REVALIDATE_URLS, separated by commas, otherwise SITE_URL. Failures are only logged, because the
 * site also polls the content version.
 */
export async function notifySite(strapi: Core.Strapi): Promise<void> {
  const { REVALIDATE_SECRET } = process.env;
  if (!REVALIDATE_SECRET) return;
  await Promise.all(instanceUrls().map((url) => deliver(strapi, url, REVALIDATE_SECRET)));
}

/** URLs at which the CMS reaches the site's instances, which may be in a private network. */
export function instanceUrls(): string[] {
  const { REVALIDATE_URLS, SITE_URL } = process.env;
  return (REVALIDATE_URLS || (SITE_URL ? `${SITE_URL}/api/revalidate` : ''))
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
}

async function deliver(strapi: Core.Strapi, url: string, secret: string): Promise<void> {
  let reason = '';
  for (const wait of RETRY_DELAYS_MS) {
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    const timestamp = String(Date.now());
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-revalidate-timestamp': timestamp,
          'x-revalidate-signature': createHmac('sha256', secret).update(`${timestamp}\n${BODY}`).digest('hex'),
        },
        body: BODY,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) return;
      reason = `status ${response.status}`;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  strapi.log.warn(`The site could not be notified at ${url}: ${reason}`);
}
