import { getSiteOrDefault } from '#app/content/site.server.ts';
import { localePath, readLocale } from '#app/i18n/locale-path.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { FEEDS } from '#app/page-addresses.ts';
import type { SitePage } from '#app/site-map/site-page.ts';
import { findSitePage, listSitePagesAt } from '#app/site-map/site-pages.server.ts';
import { env } from '#env.server.ts';
import { feedHtml } from './feed-html.server.ts';
import type { Feed } from './write-feed.ts';

/** Feed readers store older entries themselves. */
const MAX_ENTRIES = 50;
const EPOCH = '1970-01-01T00:00:00.000Z';

/** @throws ContentError; Response 404 if there is no feed at this path */
export async function readFeed(path: string): Promise<Feed> {
  const { SITE_URL } = env();
  const { locale, path: ownPath } = readLocale(path, LOCALES);
  const urlOf = (page: string) => SITE_URL + localePath(page, locale, LOCALES);
  const pagePath = ownPath.slice(0, ownPath.lastIndexOf('/'));
  const [site, page, pages] = await Promise.all([
    getSiteOrDefault(),
    findSitePage(pagePath, locale),
    listSitePagesAt(pagePath, locale),
  ]);
  if (!page && !Object.hasOwn(FEEDS, pagePath)) throw new Response(null, { status: 404 });
  const entries = await Promise.all(
    newest(pages).map(async (entry) => ({
      title: entry.title,
      url: urlOf(entry.path),
      date: entry.date ?? entry.lastModified.slice(0, 10),
      updated: entry.lastModified,
      author: entry.author,
      language: entry.locale,
      topics: entry.keywords,
      summary: entry.description,
      html: await feedHtml(`${entry.description}\n\n${entry.markdown}`, SITE_URL),
    })),
  );
  return {
    title: `${site.name}: ${page?.title ?? ''}`,
    description: page?.description || site.tagline || site.name,
    pageUrl: urlOf(pagePath),
    feedUrl: SITE_URL + path,
    author: site.name,
    language: locale.code,
    updated: entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), EPOCH),
    entries,
  };
}

export const newest = (pages: SitePage[]): SitePage[] =>
  pages.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')).slice(0, MAX_ENTRIES);
