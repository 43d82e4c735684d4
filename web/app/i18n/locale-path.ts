import type { Locale } from './locales.ts';

type Locales = readonly [Locale, ...Locale[]];

/** The language of an address and the address without its prefix. The default language has none. */
export function readLocale(pathname: string, locales: Locales): { locale: Locale; path: string } {
  const [first, ...further] = locales;
  const found = further.find(({ code }) => pathname === `/${code}` || pathname.startsWith(`/${code}/`));
  if (!found) return { locale: first, path: pathname };
  return { locale: found, path: pathname.slice(found.code.length + 1) || '/' };
}

/** The same page in a language: `/careers` → `/de/careers`, with query and hash as they are. Other addresses stay. */
export function localePath(to: string, locale: Locale, locales: Locales): string {
  if (locale === locales[0] || !/^\/(?!\/)/.test(to)) return to;
  return to === '/' ? `/${locale.code}` : `/${locale.code}${to.replace(/^\/(?=[?#])/, '')}`;
}

/** The language for a visitor of the start page: the one chosen before, else the first of the browser's that the site has. */
export function detectLocale(chosen: string | null, wanted: readonly string[], locales: Locales): Locale {
  const codes = [chosen, ...wanted].flatMap((tag) => (tag ? [tag.toLowerCase().split('-')[0]] : []));
  for (const code of codes) {
    const found = locales.find((locale) => locale.code === code);
    if (found) return found;
  }
  return locales[0];
}
