import type { Locale } from '../i18n/locales.ts';

/** "Monday 23 November" in that time zone, or "Mon 23 Nov" where there is little room. */
export function weekdayText(
  at: Date,
  timeZone: string,
  { formats }: Locale,
  length: 'long' | 'short' = 'long',
): string {
  const format = new Intl.DateTimeFormat(formats, { timeZone, weekday: length, day: 'numeric', month: length });
  // Browsers and Node disagree on whether a comma follows the weekday.
  return format.format(at).replace(',', '');
}

/** "Monday 23 November, 10:00" in that time zone. */
export function weekdayTimeText(at: Date, timeZone: string, locale: Locale): string {
  // Two texts, because browsers and Node disagree on what stands between a date and a time.
  const time = new Intl.DateTimeFormat(locale.formats, { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${weekdayText(at, timeZone, locale)}, ${time.format(at)}`;
}
