export type Locale = {
  /** The prefix of its URLs, unless it is the default, and the CMS's name for it. */
  code: string;
  /** BCP 47, for browsers, search engines and plural rules. */
  iso: string;
  /** BCP 47, for dates, numbers and salaries: our English pages write "22 November 2026". */
  formats: string;
  name: string;
  dir: 'ltr' | 'rtl';
};

export const ENGLISH: Locale = {
  code: 'en',
  iso: 'en-US',
  formats: 'en-GB',
  name: 'English',
  dir: 'ltr',
};

/** The default first. To add one, add it here, and its messages beside en.ts and in catalogues.ts. */
export const LOCALES: readonly [Locale, ...Locale[]] = [ENGLISH];

/** Makes one value for each locale, on first use. */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const value = made.get(locale) ?? make(locale);
    made.set(locale, value);
    return value;
  };
}
