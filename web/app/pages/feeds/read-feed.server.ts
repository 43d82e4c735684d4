import { getSiteOrDefault } from '#app/content/site.server.ts';
import { localePath, readLocale } from '#app/i18n/locale-path.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { findSitePage, listSitePagesOf } from '#app/site-map/site-pages.server.ts';
import { env } from '#env.server.ts';
import type { Feed } from './feed.ts';
import { feedHtml } from './feed-html.server.ts';

const KINDS = { '/blog': 'article', '/technical-bytes': 'byte', '/careers': 'job' } as const;
const NEVER = '1970-01-01T00:00:00.000Z';

/** @throws ContentError */
export async function readFeed(path: string): Promise<Feed> {
  const { SITE_URL } = env();
  const { locale, path: ownPath } = readLocale(path, LOCALES);
  const addressOf = (page: string) => SITE_URL + localePath(page, locale, LOCALES);
  const pagePath = ownPath.slice(0, ownPath.lastIndexOf('/'));
  const kind = Object.entries(KINDS).find(([entry]) => entry === pagePath)?.[1];
  if (!kind) throw new Response(null, { status: 404 });
  const [site, page, pages] = await Promise.all([getSiteOrDefault(), findSitePage(pagePath), listSitePagesOf(kind)]);
  const entries = await Promise.all(
    pages.map(async (entry) => ({
      title: entry.title,
      url: addressOf(entry.path),
      date: entry.date ?? entry.lastModified.slice(0, 10),
      updated: entry.lastModified,
      author: entry.author,
      topics: entry.keywords,
      summary: entry.description,
      html: await feedHtml(`${entry.description}\n\n${entry.markdown}`, SITE_URL),
    })),
  );
  return {
    title: `${site.name}: ${page?.title ?? ''}`,
    description: page?.description || site.tagline || site.name,
    pageUrl: addressOf(pagePath),
    feedUrl: SITE_URL + path,
    author: site.name,
    language: LOCALES[0].contentLocale,
    updated: entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), NEVER),
    entries,
  };
}
