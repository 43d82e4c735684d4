import { CATALOGUES } from './catalogues.ts';
import { en } from './en.ts';
import type { Locale } from './locales.ts';
import type { Messages, PluralForms } from './message-types.ts';
import { languageAt, useLanguage } from './use-locale.ts';

export type { Messages, PluralForms };

export const messagesIn = ({ code }: Pick<Locale, 'code'>): Messages => CATALOGUES[code] ?? en;

export const messagesAt = (pathname: string): Messages => messagesIn(languageAt(pathname).locale);

export const useMessages = (): Messages => messagesIn(useLanguage().locale);

/** Fills placeholders: `interpolate('Hello {name}', { name })`. A placeholder without a value stays as it is. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Returns a function that chooses the plural form and fills in {count}. */
export function usePlural(): (forms: PluralForms, count: number) => string {
  const { plurals } = useLanguage();
  return (forms, count) => interpolate(forms[plurals.select(count)] ?? forms.other, { count });
}
