import { localePath } from '#app/i18n/locale-path.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import type { SitePage } from '#app/site-map/site-page.ts';
import { listSitePages } from '#app/site-map/site-pages.server.ts';
import { textResponse } from '#app/site-map/text-response.server.ts';
import { xml } from '#app/site-map/xml.ts';
import { env } from '#env.server.ts';
import { imageUrl, isDrawing } from '#platform/image-url.ts';

/** The sitemap protocol's limit for a file. */
const MAX_PAGES = 50_000;
/** Google's limit for a page. */
const MAX_IMAGES = 1000;

export async function loader() {
  const { SITE_URL } = env();
  const lists = await Promise.all(LOCALES.map(async (locale) => ({ locale, pages: await listTranslated(locale) })));
  const all = lists.flatMap(({ locale, pages }) => [...pages.values()].map((page) => ({ locale, page })));
  const urlOf = (path: string, locale: Locale) => xml(SITE_URL + localePath(path, locale, LOCALES));
  const pages = all.slice(0, MAX_PAGES).map(({ locale, page: { path, lastModified, images } }) => {
    const languages = lists.filter(({ pages }) => pages.has(path));
    const alternates = languages.length > 1 ? languages.map(({ locale }) => locale) : [];
    const links = alternates.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.iso}" href="${urlOf(path, other)}"/>`,
    );
    const entries = images
      .slice(0, MAX_IMAGES)
      .map((image) => SITE_URL + imageUrl(isDrawing(image) ? '_' : 'f_webp,w_1344', image))
      .map((address) => `<image:image><image:loc>${xml(address)}</image:loc></image:image>`);
    return `<url><loc>${urlOf(path, locale)}</loc><lastmod>${lastModified}</lastmod>${[...links, ...entries].join('')}</url>`;
  });
  const body = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
  return textResponse('application/xml', body);
}

/** The translated pages, by path. Untranslated ones are left out, as they only repeat the original. */
async function listTranslated(locale: Locale): Promise<Map<string, SitePage>> {
  const pages = (await listSitePages(locale)).filter((page) => page.locale === locale.code);
  return new Map(pages.map((page) => [page.path, page]));
}
