import type { LoaderFunctionArgs } from 'react-router';
import { getSiteOrDefault } from '#app/content/site.server.ts';
import { messagesAt } from '#app/i18n/messages.ts';
import type { PageKind } from '#app/site-map/site-page.ts';
import { markdownPath } from '#app/site-map/site-page.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { textResponse } from '#app/site-map/text-response.server.ts';
import { env } from '#env.server.ts';

const ORDER: PageKind[] = [
  'service',
  'project',
  'industry',
  'technology',
  'article',
  'byte',
  'resource',
  'topic',
  'author',
  'job',
  'page',
];

/** All pages as a list for language models: https://llmstxt.org */
export async function loader({ request }: LoaderFunctionArgs) {
  const [site, pages] = await Promise.all([getSiteOrDefault(), listSitePages()]);
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
  return textResponse('text/plain', `${body}\n`);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
