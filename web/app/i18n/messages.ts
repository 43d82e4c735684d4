import { CATALOGUES, type Messages, type PluralForms } from './catalogues.ts';
import { en } from './en.ts';
import type { Locale } from './locales.ts';
import { languageAt, useLanguage } from './use-locale.ts';

export type { Messages, PluralForms };

/** The texts of a language. */
export const messagesIn = ({ code }: Locale): Messages => CATALOGUES[code] ?? en;

/** The texts in the language of a request's address. */
export const messagesAt = (pathname: string): Messages => messagesIn(languageAt(pathname).locale);

/** The texts in the page's language. */
export const useMessages = (): Messages => messagesIn(useLanguage().locale);

/** Puts values into a text: `format('Hello {name}', { name })`. A placeholder without a value stays as it is. */
export function format(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Picks the form for a number by the rules of the page's language and fills in {count}. */
export function usePlural(): (forms: PluralForms, count: number) => string {
  const { plurals } = useLanguage();
  return (forms, count) => format(forms[plurals.select(count)] ?? forms.other, { count });
}
