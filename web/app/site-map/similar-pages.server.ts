import { withFallback } from '#app/content/client.server.ts';
import { readLocale } from '#app/i18n/locale-path.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { messagesAt } from '#app/i18n/messages.ts';
import { PRIVACY_PATH, SINGLES } from '#app/page-addresses.ts';
import { findClosestPaths, type PageLink } from './closest-paths.ts';
import { listSitePages } from './site-pages.server.ts';

/** Suggestions for a missing path; none while the CMS is down. */
export function findSimilarPages(pathname: string): Promise<PageLink[]> {
  return withFallback('similar pages', [], async () => {
    const { locale, path } = readLocale(pathname, LOCALES);
    const pages = (await listSitePages(locale)).map(({ title, path }) => ({ label: title, to: path }));
    const privacy = { label: messagesAt(pathname).consent.banner.privacy, to: PRIVACY_PATH };
    const hasPrivacy = pages.some(({ to }) => to === SINGLES.impressum);
    return findClosestPaths(path, hasPrivacy ? [...pages, privacy] : pages);
  });
}
