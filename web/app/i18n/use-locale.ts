import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { localePath, readLocale } from './locale-path.ts';
import { LOCALES, type Locale } from './locales.ts';

/** A language with its plural rules and the way from an address without prefix to the one in this language. */
export type Language = {
  locale: Locale;
  plurals: Intl.PluralRules;
  toLocale: (to: string) => string;
};

/** The language with what follows from it. */
export const languageOf = (locale: Locale): Language => ({
  locale,
  plurals: new Intl.PluralRules(locale.iso),
  toLocale: (to) => localePath(to, locale, LOCALES),
});

/** The language of a request's address: for loaders and actions, in what they say and where they lead. */
export const languageAt = (pathname: string): Language => languageOf(readLocale(pathname, LOCALES).locale);

export const LanguageContext = createContext(languageOf(LOCALES[0]));

/** The page's language. It stays the same from page to page, so what reads it is not rendered again for a navigation. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The page's language and its address without the prefix. */
export function useLocale(): Language & { path: string } {
  const language = useLanguage();
  const { path } = readLocale(useLocation().pathname, LOCALES);
  return { ...language, path };
}
