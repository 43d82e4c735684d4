import type { Locale } from '../i18n/locales.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** A day (`YYYY-MM-DD`) in words: "14 October 2026" in English. */
export function dayText(day: string, { formats }: Locale): string {
  const format =
    made.get(formats) ??
    new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  made.set(formats, format);
  return format.format(new Date(day));
}
