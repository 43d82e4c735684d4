const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day (`YYYY-MM-DD`) in words: "14 October 2026". */
export const dayText = (day: string): string => FORMAT.format(new Date(day));
