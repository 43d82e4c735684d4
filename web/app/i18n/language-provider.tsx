import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { readLocale } from './locale-path.ts';
import { LOCALES } from './locales.ts';
import { LanguageContext, languageOf } from './use-locale.ts';

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { locale } = readLocale(useLocation().pathname, LOCALES);
  const language = useMemo(() => languageOf(locale), [locale]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
