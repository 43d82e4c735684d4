/** "Monday 23 November" in that time zone, or "Mon 23 Nov" where there is little room. */
export function weekdayText(at: Date, timeZone: string, length: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: length, day: 'numeric', month: length });
  // Browsers and Node disagree on whether a comma follows the weekday.
  return format.format(at).replace(',', '');
}
