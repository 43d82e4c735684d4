import { useEffect } from 'react';
import { localeCookie, readLocaleCookie } from '#app/i18n/locale-cookie.ts';
import { detectLocale, localePath } from '#app/i18n/locale-path.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

export function useLocaleDetection(): void {
  const { locale, path } = useLocale();
  useEffect(() => {
    if (path !== '/' || locale !== LOCALES[0]) return;
    const found = detectLocale(readLocaleCookie(document.cookie), navigator.languages, LOCALES);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
    document.cookie = localeCookie(found.code);
    const { search, hash } = window.location;
    if (found !== locale) window.location.replace(localePath(`/${search}${hash}`, found, LOCALES));
  }, [locale, path]);
}
