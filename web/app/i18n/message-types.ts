import type { en } from './en.ts';

/** Texts by CLDR plural category. */
export type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string };

/** The same keys with any texts, for the catalogues of other locales. */
type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends { one: string; other: string }
      ? PluralForms
      : Texts<T[K]>;
};
export type Messages = Texts<typeof en>;
