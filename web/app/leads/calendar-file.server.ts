import ical, { ICalEventTransparency } from 'ical-generator';
import { getSiteOrDefault, type Site } from '#app/content/site.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { interpolate, messagesIn } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { textResponse } from '#app/site-map/text-response.server.ts';
import { timeText, weekdayText, weekdayTimeText } from '#app/ui/dates.ts';

const DAY_MS = 24 * 60 * 60_000;

type CalendarDate = { due: Date; end?: Date; title: string; place?: string; text?: string };
type Calendar = {
  title: string;
  /** The events' ids consist of this and the host, so that a second download replaces the first. */
  id: string;
  host: string;
  dates: CalendarDate[];
  studio: Pick<Site, 'name' | 'office'>;
  locale: Locale;
};
type Options = Pick<Calendar, 'title' | 'id' | 'dates'> & {
  /** The URL that the file is requested from, for the locale and host. */
  url: URL;
  /** Without extension. */
  fileName: string;
};

/**
 * An iCalendar file for visitors.
 * @throws Response 404 when all dates have passed
 */
export async function calendarFile({ url, fileName, ...calendar }: Options): Promise<Response> {
  if (calendar.dates.every(({ due, end = due }) => end.getTime() < Date.now()))
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { locale } = languageAt(url.pathname);
  const text = writeCalendar({ ...calendar, host: url.host, studio: await getSiteOrDefault(), locale });
  return textResponse('text/calendar', text, { 'content-disposition': `attachment; filename="${fileName}.ics"` });
}

/** Times are in UTC; the text of each event has them in the office's time zone. */
export function writeCalendar({ title, id, host, dates, studio: { name, office }, locale }: Calendar): string {
  const calendar = ical({ name: `${name}: ${title}`, prodId: { company: name, product: 'site' } });
  for (const [index, date] of dates.entries())
    calendar.createEvent({
      id: `${id}-${index}@${host}`,
      ...timesOf(date, office.timeZone),
      summary: date.title,
      location: date.place ?? null,
      description: [periodText(date, office, locale), date.text].filter(Boolean).join('\n\n'),
    });
  // In RFC 5545 every line ends with a line break, the last one too.
  return `${calendar.toString()}\r\n`;
}

/** Several days become an all-day event that shows as free: an event with times would block the nights, too. */
function timesOf({ due, end }: CalendarDate, timeZone: string) {
  if (!end || end.getTime() - due.getTime() <= DAY_MS) return { start: due, end: end ?? null };
  return {
    start: dayIn(due, timeZone),
    // In RFC 5545 the end is the day after the last one.
    end: new Date(dayIn(end, timeZone).getTime() + DAY_MS),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** The Swedish locale formats dates as ISO 8601. */
const dayIn = (time: Date, timeZone: string) => new Date(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time));

/** "Monday 22 June, 09:00 to Friday 3 July, 17:00 in Hamburg" */
function periodText({ due, end }: CalendarDate, { timeZone, place }: Site['office'], locale: Locale): string {
  const { form, dates } = messagesIn(locale);
  const from = weekdayTimeText(due, timeZone, locale);
  const isOneDay = end && weekdayText(due, timeZone, locale) === weekdayText(end, timeZone, locale);
  const to = end && (isOneDay ? timeText(end, timeZone, locale) : weekdayTimeText(end, timeZone, locale));
  return interpolate(form.timeIn, { time: to ? interpolate(dates.period, { from, to }) : from, place });
}
