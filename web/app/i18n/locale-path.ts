import type { Locale } from './locales.ts';

type Locales = readonly [Locale, ...Locale[]];

/** Splits a path into locale and the path without the locale's prefix. The default locale has no prefix. */
export function readLocale(pathname: string, locales: Locales): { locale: Locale; path: string } {
  const [first, ...further] = locales;
  const found = further.find(({ code }) => pathname === `/${code}` || pathname.startsWith(`/${code}/`));
  if (!found) return { locale: first, path: pathname };
  return { locale: found, path: pathname.slice(found.code.length + 1) || '/' };
}

/** Adds the locale's prefix: `/careers` → `/de/careers`. Keeps query and hash. Other URLs stay as they are. */
export function localePath(to: string, locale: Locale, locales: Locales): string {
  if (locale === locales[0] || !/^\/(?!\/)/.test(to)) return to;
  return to === '/' ? `/${locale.code}` : `/${locale.code}${to.replace(/^\/(?=[?#])/, '')}`;
}

/** The locale that the visitor has chosen, else the first of the browser's languages that the site has. */
export function detectLocale(chosen: string | null, accepted: readonly string[], locales: Locales): Locale {
  const codes = [chosen, ...accepted].flatMap((tag) => (tag ? [tag.toLowerCase().split('-')[0]] : []));
  for (const code of codes) {
    const found = locales.find((locale) => locale.code === code);
    if (found) return found;
  }
  return locales[0];
}
