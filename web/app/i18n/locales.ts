export type Locale = {
  /** The prefix of its URLs, unless it is the default. */
  code: string;
  /** BCP 47, for browsers, search engines and plural rules. */
  iso: string;
  /** BCP 47, for dates, numbers and salaries: our English pages write "22 November 2026". */
  formats: string;
  name: string;
  dir: 'ltr' | 'rtl';
  /** The default locale as long as the content is not translated. */
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

/** The default first. To add one, add it here, and its messages beside en.ts and in catalogues.ts. */
export const LOCALES: readonly [Locale, ...Locale[]] = [ENGLISH];
