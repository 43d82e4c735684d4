import { textResponse } from '#app/site-map/text-response.ts';
import { env } from '#env.server.ts';

export function loader() {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${env().SITE_URL}/sitemap.xml`, ''];
  return textResponse('text/plain', lines.join('\n'));
}
