/** A language of the site (specification 3). */
export type Locale = {
  /** The prefix of its addresses, unless it is the default one. */
  code: string;
  /** The language as a BCP 47 tag, for browsers, search engines and plural rules. */
  iso: string;
  /** The BCP 47 tag by whose rules dates, numbers and pay are written: English pages write "22 November 2026". */
  formats: string;
  /** What the language calls itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** The locale in which its pages ask for content; the default language's as long as the content is not translated. */
  contentLocale: string;
};

export const ENGLISH: Locale = {
  code: 'en',
  iso: 'en-US',
  formats: 'en-GB',
  name: 'English',
  dir: 'ltr',
  contentLocale: 'en',
};

/** All languages, the default one first. A further one is a line here and a catalogue beside en.ts, under its code in catalogues.ts. */
export const LOCALES: readonly [Locale, ...Locale[]] = [ENGLISH];
