import { z } from 'zod';
import { interpolate, messagesIn } from '#app/i18n/messages.ts';
import { pageLocale } from './client.server.ts';
import { list, text } from './fields.server.ts';
import { getCachedSite } from './site.server.ts';

const date = z.object({ starts_at: z.string(), ends_at: z.string(), place: z.string(), places_left: text });

/**
 * The dates that have not begun yet, in order. When one begins, the CMS creates a new content version, so pages are
 * rendered again. Formatted on the server, because browsers and Node format ranges differently.
 */
export const upcomingDates = list(date).transform(async (dates) => {
  const { office } = await getCachedSite();
  const locale = pageLocale();
  const { timeZone } = office;
  const days = new Intl.DateTimeFormat(locale.formats, { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
  const time = new Intl.DateTimeFormat(locale.formats, { timeZone, hour: '2-digit', minute: '2-digit' });
  return dates
    .map(({ starts_at, ends_at, place, places_left: placesLeft }) => {
      const [start, end] = [new Date(starts_at), new Date(ends_at)];
      const hours = `${time.format(start)}–${time.format(end)}`;
      return {
        startsAt: start.toISOString(),
        endsAt: end.toISOString(),
        days: daysText(days, start, end),
        hours: interpolate(messagesIn(locale).dates.hours, { hours, place: office.place }),
        place,
        placesLeft,
        /** The name of its calendar file: `20270111T080000Z.ics`. */
        file: `${start.toISOString().replace(/[-:]|\.\d+/g, '')}.ics`,
      };
    })
    .filter(({ startsAt }) => Date.parse(startsAt) > Date.now())
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
});

/** "11–22 January 2027", but with spaces around the dash if the dates contain spaces: "22 June – 3 July 2027" */
function daysText(format: Intl.DateTimeFormat, start: Date, end: Date): string {
  const parts = format.formatRangeToParts(start, end);
  const isDayOnly = parts.filter(({ source }) => source === 'startRange').length === 1;
  return parts
    .map(({ source, value }) => (isDayOnly && source === 'shared' ? value.replace(/\s*–\s*/, '–') : value))
    .join('');
}
