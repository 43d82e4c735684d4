import type { Office } from '../content/site.server.ts';
import type { Locale } from '../i18n/locales.ts';
import { format, type Messages } from '../i18n/messages.ts';
import { weekdayTimeText } from '../ui/weekday.ts';

/** "Monday 23 November, 10:00 in Hamburg" */
export const promisedTimeText = (due: Date, { timeZone, place }: Office, locale: Locale, { form }: Messages): string =>
  format(form.timeIn, { time: weekdayTimeText(due, timeZone, locale), place });
