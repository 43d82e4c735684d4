import { type ReactNode, useContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import { readLocale } from './locale-path';
import { LanguageContext, LocalesContext, languageOf } from './use-locale';

/** Finds out the language of the page's address for all that is inside. */
export function LanguageOfAddress({ children }: { children: ReactNode }) {
  const locales = useContext(LocalesContext);
  const { locale } = readLocale(useLocation().pathname, locales);
  const language = useMemo(() => languageOf(locale, locales), [locale, locales]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
