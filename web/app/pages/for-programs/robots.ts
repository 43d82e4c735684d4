import { env } from '../../../env.server.ts';
import { textAnswer } from './text-answer.ts';

/** `/robots.txt`: all may read everything except what only answers programs of the site's own pages. */
export function loader() {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${env().SITE_URL}/sitemap.xml`, ''];
  return textAnswer('text/plain', lines.join('\n'));
}
