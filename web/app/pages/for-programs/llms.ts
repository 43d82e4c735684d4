import type { LoaderFunctionArgs } from 'react-router';
import { env } from '../../../env.server.ts';
import { siteOrDefault } from '../../content/site.server.ts';
import { messagesAt } from '../../locale/messages.ts';
import { markdownPath } from '../../registry/markdown-path.ts';
import type { PageKind } from '../../registry/site-page.ts';
import { listSitePages } from '../../registry/site-pages.server.ts';
import { textAnswer } from './text-answer.ts';

const ORDER: PageKind[] = [
  'service',
  'project',
  'industry',
  'technology',
  'article',
  'byte',
  'resource',
  'job',
  'page',
];

/** `/llms.txt` (llmstxt.org): what the site holds, with the addresses of the pages' Markdown. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [site, pages] = await Promise.all([siteOrDefault(), listSitePages()]);
  const { kinds } = messagesAt(new URL(request.url).pathname);
  const sections = ORDER.flatMap((kind) => {
    const links = pages
      .filter((page) => page.kind === kind)
      .map(
        ({ title, path, description }) =>
          `- [${oneLine(title).replace(/[[\]]/g, '')}](${env().SITE_URL}${markdownPath(path)}): ${oneLine(description)}`,
      );
    return links.length > 0 ? [`## ${kinds[kind].many}\n\n${links.join('\n')}`] : [];
  });
  const body = [`# ${site.name}`, ...(site.tagline ? [`> ${oneLine(site.tagline)}`] : []), ...sections].join('\n\n');
  return textAnswer('text/plain', `${body}\n`);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
