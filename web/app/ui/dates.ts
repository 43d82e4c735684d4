import type { Locale } from '#app/i18n/locales.ts';

/** "Monday 23 November" or "Mon 23 Nov" */
export function weekdayText(
  date: Date,
  timeZone: string,
  { formats }: Locale,
  length: 'long' | 'short' = 'long',
): string {
  const format = new Intl.DateTimeFormat(formats, { timeZone, weekday: length, day: 'numeric', month: length });
  // Browsers and Node disagree on a comma after the weekday.
  return format.format(date).replace(',', '');
}

/** "Monday 23 November, 10:00" */
export function weekdayTimeText(date: Date, timeZone: string, locale: Locale): string {
  // Formatted separately, because browsers and Node disagree on what joins date and time.
  return `${weekdayText(date, timeZone, locale)}, ${timeText(date, timeZone, locale)}`;
}

/** "10:00" */
export const timeText = (date: Date, timeZone: string, { formats }: Locale): string =>
  new Intl.DateTimeFormat(formats, { timeZone, hour: '2-digit', minute: '2-digit' }).format(date);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `2026-10-14` → "14 October 2026" */
export function dayText(day: string, { formats }: Locale): string {
  const format =
    formatters.get(formats) ??
    new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  formatters.set(formats, format);
  return format.format(new Date(day));
}
