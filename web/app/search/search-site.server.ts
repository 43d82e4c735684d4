import { memoByVersion } from '#app/content/memo-by-version.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { localePath } from '#app/i18n/locale-path.ts';
import { LOCALES, type Locale, perLocale } from '#app/i18n/locales.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchResponse } from './search-result.ts';

const indexIn = perLocale((locale) =>
  memoByVersion({
    version: () => listSitePages(locale),
    pathname: localePath('/', locale, LOCALES),
    make: async () => {
      const [pages, { searchSynonyms }] = await Promise.all([listSitePages(locale), getUiTextsOrDefault()]);
      return SearchIndex.of(pages, searchSynonyms);
    },
  }),
);

/** Searches the site. New content is found within 2 s. @throws ContentError if content could never be read */
export async function searchSite(query: string, limit: number, locale: Locale = LOCALES[0]): Promise<SearchResponse> {
  return (await indexIn(locale)()).search(query, limit);
}
