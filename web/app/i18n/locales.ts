export type Locale = {
  /** The CMS's code of the locale, and the prefix of its URLs, which the default locale does not have. */
  code: string;
  /** BCP 47 tag for browsers, search engines and plural rules. */
  iso: string;
  /** BCP 47 tag for dates, numbers and salaries: `en-GB` for "22 November 2026". */
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

/** The default locale is the first. To add one, add it here, its messages next to en.ts, and a line in catalogues.ts. */
export const LOCALES: readonly [Locale, ...Locale[]] = [ENGLISH];

/** Creates one value per locale, on first use. */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const value = made.get(locale) ?? make(locale);
    made.set(locale, value);
    return value;
  };
}
