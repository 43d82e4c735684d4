import { useMemo } from 'react';
import { useMatches } from 'react-router';
import { LOCALES } from './locales.ts';
import { type Language, langOf, languageOf, useLanguage } from './use-locale.ts';

/** The language that the page's entry is in: without a translation it is the default one. */
export function usePageLanguage(): Language {
  const here = useLanguage();
  const lang = langOf(entryIn(useMatches().at(-1)?.loaderData) ?? { locale: here.locale.code });
  return useMemo(() => {
    const locale = LOCALES.find(({ code }) => code === lang) ?? here.locale;
    return locale === here.locale ? here : { ...languageOf(locale), toLocale: here.toLocale };
  }, [here, lang]);
}

/** Entries with a page have `seo`. A loader returns its page's entry, or it beside others. */
function entryIn(data: unknown): { locale?: string | null } | undefined {
  return [data, ...(isObject(data) ? Object.values(data) : [])].find(hasPage);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasPage = (value: unknown): value is { locale?: string | null } =>
  isObject(value) && 'seo' in value && (!('locale' in value) || typeof value.locale !== 'number');
