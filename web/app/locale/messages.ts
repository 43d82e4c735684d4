import type { en } from './en.ts';
import { useLanguage } from './use-locale.ts';

/** The same keys with any text: what a further locale's catalogue has to fulfil. */
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
export type Messages = Texts<typeof en>;

/** The texts in the page's language. */
export const useMessages = (): Messages => useLanguage().locale.messages;

/** Puts values into a text: `format('Hello {name}', { name })`. A placeholder without a value stays as it is. */
export function format(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const PLURALS = new Intl.PluralRules('en');

/** The form for a number, with {count} filled in. */
export function plural(forms: { one: string; other: string }, count: number): string {
  return format(PLURALS.select(count) === 'one' ? forms.one : forms.other, { count });
}
