import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { localePath, readLocale } from './locale-path.ts';
import { LOCALES, type Locale } from './locales.ts';

export type Language = {
  locale: Locale;
  plurals: Intl.PluralRules;
  toLocale: (to: string) => string;
};

export const languageOf = (locale: Locale): Language => ({
  locale,
  plurals: new Intl.PluralRules(locale.iso),
  toLocale: (to) => localePath(to, locale, LOCALES),
});

export const languageAt = (pathname: string): Language => languageOf(readLocale(pathname, LOCALES).locale);

export const LanguageContext = createContext(languageOf(LOCALES[0]));

/** The current language. The value does not change on navigations, so components do not re-render. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The current language, and the current path without the locale's prefix. */
export function useLocale(): Language & { path: string } {
  const language = useLanguage();
  const { path } = readLocale(useLocation().pathname, LOCALES);
  return { ...language, path };
}

/** The `lang` attribute for an entry's text. Entries without a translation are in the default language. */
export const langOf = ({ locale }: { locale: string | null }): string | undefined =>
  LOCALES.length > 1 ? (locale ?? LOCALES[0].code) : undefined;
