import type { Office } from '#app/content/site.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { format, type Messages } from '#app/i18n/messages.ts';
import { weekdayTimeText } from '#app/ui/weekday.ts';

/** "Monday 23 November, 10:00 in Hamburg" */
export const promisedTimeText = (due: Date, { timeZone, place }: Office, locale: Locale, { form }: Messages): string =>
  format(form.timeIn, { time: weekdayTimeText(due, timeZone, locale), place });
