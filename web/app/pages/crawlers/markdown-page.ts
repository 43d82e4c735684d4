import type { LoaderFunctionArgs } from 'react-router';
import { readLocale } from '#app/i18n/locale-path.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { markdownPath, type SitePage } from '#app/site-map/site-page.ts';
import { findSitePage, listSitePagesAt } from '#app/site-map/site-pages.server.ts';
import { textResponse } from '#app/site-map/text-response.server.ts';
import { env } from '#env.server.ts';

/** The server rewrites `{path}.md` and requests that accept text/markdown to this route. Always in the default language. */
export async function loader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const { path } = readLocale(`/${params['*'] ?? ''}`, LOCALES);
  const page = await findSitePage(path);
  if (!page) return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } });
  return textResponse('text/markdown', writePage(page, await listSitePagesAt(page.path)), {
    link: `<${env().SITE_URL}${page.path}>; rel="canonical"`,
  });
}

function writePage({ path, title, description, note, author, date, markdown }: SitePage, entries: SitePage[]): string {
  const { SITE_URL } = env();
  const list = entries.map(
    (entry) => `- [${entry.title.replace(/[[\]]/g, '')}](${SITE_URL}${markdownPath(entry.path)})`,
  );
  const facts = [note, author, date].filter(Boolean).join(' · ');
  const parts = [
    `# ${title}`,
    description && `> ${description}`,
    facts,
    markdown,
    list.join('\n'),
    `Source: ${SITE_URL}${path}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
