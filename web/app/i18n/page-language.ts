import { useMemo } from 'react';
import { useMatches } from 'react-router';
import { LOCALES } from './locales.ts';
import { type Language, langOf, languageOf, useLanguage } from './use-locale.ts';

/** The language of the page's entry. An entry without a translation is in the default language. */
export function usePageLanguage(): Language {
  const here = useLanguage();
  const entry = entryIn(useMatches().at(-1)?.loaderData);
  const lang = langOf({ locale: entry ? (entry.locale ?? null) : here.locale.code });
  return useMemo(() => {
    const locale = LOCALES.find(({ code }) => code === lang) ?? here.locale;
    return locale === here.locale ? here : { ...languageOf(locale), toLocale: here.toLocale };
  }, [here, lang]);
}

/** Finds the page's entry, which has `seo`, in its loader's data: the data itself or one of its properties. */
function entryIn(data: unknown): { locale?: string | null } | undefined {
  return [data, ...(isObject(data) ? Object.values(data) : [])].find(hasPage);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasPage = (value: unknown): value is { locale?: string | null } =>
  isObject(value) && 'seo' in value && (!('locale' in value) || typeof value.locale !== 'number');
