import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { zoneOrDefault } from '../publishing/time-zone';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const siteSchema = z.object({
  name: z.string().nullable(),
  city: z.string().nullable(),
  time_zone: z.string().nullable(),
  office_opens: z.number().nullable(),
  office_closes: z.number().nullable(),
  public_holidays: z.array(z.object({ day: z.string().nullable() })),
});
export type Office = {
  name: string;
  city: string;
  timeZone: string;
  from: number;
  to: number;
  holidays: string[];
};

/** Time zone, office hours and holidays as published in *Site*. */
export async function getOffice(strapi: Core.Strapi): Promise<Office> {
  const site = siteSchema.safeParse(
    await strapi.documents('api::site.site').findFirst({ status: 'published', populate: ['public_holidays'] }),
  ).data;
  return {
    name: site?.name ?? '',
    city: site?.city ?? '',
    timeZone: zoneOrDefault(site?.time_zone),
    from: site?.office_opens ?? 8,
    to: site?.office_closes ?? 18,
    holidays: (site?.public_holidays ?? []).flatMap(({ day }) => day ?? []),
  };
}

/** Midnight in the office's time zone, on that day or `later` days after it. */
export function startOfDay(at: Date, timeZone: string, later = 0): Date {
  const local = localTime(at, timeZone);
  return momentOf(local - (local % DAY_MS) + later * DAY_MS, timeZone);
}

/** Midnight in the office's time zone, on the Monday of that week or `later` weeks after it. */
export function startOfWeek(at: Date, timeZone: string, later = 0): Date {
  const weekday = new Date(localTime(at, timeZone)).getUTCDay();
  return startOfDay(at, timeZone, later * 7 - ((weekday + 6) % 7));
}

/** Converts local time to a moment. Twice, because the clock may change between the first guess and the moment itself. */
function momentOf(local: number, timeZone: string): Date {
  const offset = (time: number) => localTime(new Date(time), timeZone) - time;
  return new Date(local - offset(local - offset(local)));
}

/** What a clock in the office shows, as if it were UTC: in such timestamps every day has 24 hours. */
function localTime(at: Date, timeZone: string): number {
  // The Swedish locale formats dates as ISO 8601.
  const digits = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  }).format(at);
  return Date.parse(`${digits.replace(' ', 'T')}Z`) + at.getMilliseconds();
}

/** Minutes between two moments during which the office was open. */
export function officeMinutes(start: Date, end: Date, { timeZone, from, to, holidays }: Office): number {
  const [first, last] = [localTime(start, timeZone), localTime(end, timeZone)];
  let open = 0;
  for (let day = first - (first % DAY_MS); day < last; day += DAY_MS) {
    const date = new Date(day);
    if (date.getUTCDay() % 6 === 0 || holidays.includes(date.toISOString().slice(0, 10))) continue;
    open += Math.max(0, Math.min(last, day + to * HOUR_MS) - Math.max(first, day + from * HOUR_MS));
  }
  return open / 60_000;
}

/** "38 min", "1 h 5 min" */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${Math.max(1, rest)} min`].filter(Boolean).join(' ');
}
