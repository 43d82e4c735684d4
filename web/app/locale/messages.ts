import { createContext, useContext } from 'react';
import { en } from './en.ts';

/** The same keys with any text: what a further locale's catalogue has to fulfil. */
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
export type Messages = Texts<typeof en>;

export const MessagesContext = createContext<Messages>(en);

/** The active locale's texts. */
export const useMessages = (): Messages => useContext(MessagesContext);

/** Puts values into a text: `format('Hello {name}', { name })`. A placeholder without a value stays as it is. */
export function format(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The form for a number, with {count} filled in. */
export function plural(forms: { one: string; other: string }, count: number): string {
  return format(new Intl.PluralRules('en').select(count) === 'one' ? forms.one : forms.other, { count });
}
