import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { readLocale } from './locale-path';
import { LOCALES } from './locales';
import { LanguageContext, languageOf } from './use-locale';

export function LanguageOfAddress({ children }: { children: ReactNode }) {
  const { locale } = readLocale(useLocation().pathname, LOCALES);
  const language = useMemo(() => languageOf(locale), [locale]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
