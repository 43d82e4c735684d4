import ical from 'ical-generator';
import { getSiteOrDefault } from '#app/content/site.server.ts';
import { messagesAt } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { textResponse } from '#app/site-map/text-response.ts';
import { promisedTimeText } from './due-time.ts';

type Options = {
  /** The URL the file is requested from; its locale and host are used in the file. */
  url: URL;
  /** Without extension. */
  fileName: string;
  title: string;
  /** Names the entries, so that a second download replaces the first. */
  id: string;
  dates: { due: Date; end?: Date; title: string; place?: string; text?: string }[];
};

/** Dates for a visitor's calendar. Times are in UTC; the text names the office's time. */
export async function calendarFile({ url, fileName, title, id, dates }: Options): Promise<Response> {
  const { name, office } = await getSiteOrDefault();
  const { locale } = languageAt(url.pathname);
  const messages = messagesAt(url.pathname);
  const calendar = ical({ name: `${name}: ${title}`, prodId: { company: name, product: 'site' } });
  for (const [index, { due, end = null, title: summary, place = null, text }] of dates.entries())
    calendar.createEvent({
      id: `${id}-${index}@${url.host}`,
      start: due,
      end,
      summary,
      location: place,
      description: [promisedTimeText(due, office, locale, messages), text].filter(Boolean).join('\n\n'),
    });
  return textResponse('text/calendar', calendar.toString(), {
    'content-disposition': `attachment; filename="${fileName}.ics"`,
  });
}
