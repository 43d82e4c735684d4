import { CATALOGUES } from './catalogues.ts';
import { en } from './en.ts';
import type { Locale } from './locales.ts';
import { languageAt, useLanguage } from './use-locale.ts';

/** A text for each of a language's plural forms, by Unicode's names; every language has "other". */
export type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string };

/** The same keys with any text: what a further locale's catalogue has to fulfil. */
type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends { one: string; other: string }
      ? PluralForms
      : Texts<T[K]>;
};
export type Messages = Texts<typeof en>;

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
