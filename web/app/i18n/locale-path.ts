import type { Locale } from './locales.ts';

type Locales = readonly [Locale, ...Locale[]];

/** The default locale has no prefix. */
export function readLocale(pathname: string, locales: Locales): { locale: Locale; path: string } {
  const [first, ...further] = locales;
  const found = further.find(({ code }) => pathname === `/${code}` || pathname.startsWith(`/${code}/`));
  if (!found) return { locale: first, path: pathname };
  return { locale: found, path: pathname.slice(found.code.length + 1) || '/' };
}

/** `/careers` → `/de/careers`. Keeps query and hash; leaves other URLs alone. */
export function localePath(to: string, locale: Locale, locales: Locales): string {
  if (locale === locales[0] || !/^\/(?!\/)/.test(to)) return to;
  return to === '/' ? `/${locale.code}` : `/${locale.code}${to.replace(/^\/(?=[?#])/, '')}`;
}

/** The chosen locale, else the first of the browser's that the site has. */
export function detectLocale(chosen: string | null, accepted: readonly string[], locales: Locales): Locale {
  const codes = [chosen, ...accepted].flatMap((tag) => (tag ? [tag.toLowerCase().split('-')[0]] : []));
  for (const code of codes) {
    const found = locales.find((locale) => locale.code === code);
    if (found) return found;
  }
  return locales[0];
}
