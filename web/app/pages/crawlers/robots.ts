import { getSiteOrDefault } from '#app/content/site.server.ts';
import { textResponse } from '#app/site-map/text-response.server.ts';
import { env } from '#env.server.ts';

/** A hidden site allows crawling too, so that search engines see its `noindex`. */
export async function loader() {
  const { isHidden } = await getSiteOrDefault();
  const sitemap = isHidden ? [] : ['', `Sitemap: ${env().SITE_URL}/sitemap.xml`];
  return textResponse('text/plain', ['User-agent: *', 'Disallow: /api/', ...sitemap, ''].join('\n'));
}
