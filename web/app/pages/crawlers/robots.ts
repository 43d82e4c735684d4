import { env } from '../../../env.server.ts';
import { textResponse } from '../../site-map/text-response.ts';

export function loader() {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${env().SITE_URL}/sitemap.xml`, ''];
  return textResponse('text/plain', lines.join('\n'));
}
