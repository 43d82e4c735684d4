import { en } from './en.ts';

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

/** All texts of each language, by its code. */
export const CATALOGUES: Readonly<Record<string, Messages>> = { en };
