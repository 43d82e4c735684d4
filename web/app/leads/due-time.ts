import type { Office } from '#app/content/site.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { interpolate, type Messages } from '#app/i18n/messages.ts';
import { weekdayTimeText } from '#app/ui/dates.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** When a reply is due: `hours` office hours after the message was received. */
export function replyDueAt(received: Date, hours: number, office: Office): Date {
  const { from, to, timeZone } = office;
  let remaining = hours * HOUR_MS;
  let day = dayOf(clockAt(received.getTime(), timeZone));
  // Stops after ten years, in case the office never opens.
  for (let tried = 0; tried < 3650; tried++, day += DAY_MS) {
    if (!isWorkday(day, office)) continue;
    const start = Math.max(received.getTime(), momentOf(day + from * HOUR_MS, timeZone));
    const open = momentOf(day + to * HOUR_MS, timeZone) - start;
    if (open >= remaining) return new Date(start + remaining);
    remaining -= Math.max(0, open);
  }
  return new Date(received.getTime() + hours * HOUR_MS);
}

/** Closing time of the day that is `count` working days later. */
export function workingDaysLater(moment: Date, count: number, office: Office): Date {
  let day = dayOf(clockAt(moment.getTime(), office.timeZone));
  for (let remaining = count; remaining > 0; ) {
    day += DAY_MS;
    if (isWorkday(day, office)) remaining--;
  }
  return new Date(momentOf(day + office.to * HOUR_MS, office.timeZone));
}

export type Step = { who: 'visitor' | 'studio' | 'both'; days?: number | null | undefined };

/** A first step of the visitor is filling in the form. */
export const startsWithForm = (steps: Pick<Step, 'who'>[]): boolean => steps[0]?.who === 'visitor';

export const stepsAfterForm = <T extends Pick<Step, 'who'>>(steps: T[]): T[] =>
  startsWithForm(steps) ? steps.slice(1) : steps;

/** The due dates of all steps after the form; their working days add up. Null for a step without a duration. */
export function stepsDueAt(sentAt: Date, steps: Step[], office: Office): (Date | null)[] {
  let total = 0;
  return stepsAfterForm(steps).map(({ days }) => {
    if (!days) return null;
    total += days;
    return workingDaysLater(sentAt, total, office);
  });
}

/** The steps after the form that have a due date. */
export function datedSteps<T extends Step>(sentAt: string, steps: T[], office: Office): (T & { due: Date })[] {
  const dates = stepsDueAt(new Date(sentAt), steps, office);
  return stepsAfterForm(steps).flatMap((step, index) => {
    const due = dates[index];
    return due ? [{ ...step, due }] : [];
  });
}

/* `clock` is a local date and time written as a UTC timestamp, because in UTC every day has 24 hours. */
const dayOf = (clock: number): number => clock - (clock % DAY_MS);
const isWorkday = (clock: number, { holidays }: Office): boolean =>
  new Date(clock).getUTCDay() % 6 !== 0 && !holidays.includes(new Date(clock).toISOString().slice(0, 10));

function clockAt(time: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(time);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
    time % 1000,
  );
}

/** The end of a day (`YYYY-MM-DD`) in a time zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(momentOf(Date.parse(`${day}T23:59:59Z`), timeZone));

/** The inverse of `clockAt`. A local time that daylight saving skips moves forward by the length of the gap. */
function momentOf(clock: number, timeZone: string): number {
  const shift = (time: number) => clockAt(time, timeZone) - time;
  // The first guess uses the offset at a nearby moment; the second the offset at the guess, in case clocks change between.
  const near = clock - shift(clock);
  const moment = clock - shift(near);
  return clockAt(moment, timeZone) === clock ? moment : Math.max(near, moment);
}

/** Cached, because constructing a formatter takes 100 times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** "Monday 23 November, 10:00 in Hamburg" */
export const promisedTimeText = (due: Date, { timeZone, place }: Office, locale: Locale, { form }: Messages): string =>
  interpolate(form.timeIn, { time: weekdayTimeText(due, timeZone, locale), place });
