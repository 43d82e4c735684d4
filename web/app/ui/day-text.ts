import type { Locale } from '#app/i18n/locales.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** `2026-10-14` → "14 October 2026" */
export function dayText(day: string, { formats }: Locale): string {
  const format =
    made.get(formats) ??
    new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  made.set(formats, format);
  return format.format(new Date(day));
}
