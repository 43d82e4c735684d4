import { contentVersion, memoByVersion } from '#app/content/memo-by-version.server.ts';
import { localePath } from '#app/i18n/locale-path.ts';
import { LOCALES, type Locale, perLocale } from '#app/i18n/locales.ts';
import type { SitePage } from './site-page.ts';
import { readSitePages } from './sources.server.ts';

const listIn = perLocale((locale) =>
  memoByVersion({
    version: contentVersion,
    pathname: localePath('/', locale, LOCALES),
    make: readSitePages,
  }),
);

/**
 * All public pages in a locale, those without a translation in the default language. The source of the sitemap, feeds,
 * search and sharing images. Up to date within 2 s of a publication.
 * @throws ContentError if content could never be read
 */
export const listSitePages = (locale: Locale = LOCALES[0]): Promise<SitePage[]> => listIn(locale)();

export const listSitePagesAt = async (path: string, locale?: Locale): Promise<SitePage[]> =>
  (await listSitePages(locale)).filter(({ listedAt }) => listedAt.includes(path));

export const findSitePage = async (path: string, locale?: Locale): Promise<SitePage | null> =>
  (await listSitePages(locale)).find((page) => page.path === path) ?? null;
