const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** When the studio answers: Monday to Friday between two full hours of its own time zone. */
export type OfficeHours = { from: number; to: number; timeZone: string };

/** The moment by which a message is answered: `hours` of office time after it was received. */
export function replyDueAt(received: Date, hours: number, office: OfficeHours): Date {
  let at = received.getTime();
  let left = hours * HOUR_MS;
  // Ten years of days: a safeguard against office hours that never open.
  for (let day = 0; day < 3650; day++) {
    const { weekday, sinceMidnight } = localTime(at, office.timeZone);
    const isWorkday = weekday !== 'Sat' && weekday !== 'Sun';
    const opens = office.from * HOUR_MS;
    const closes = office.to * HOUR_MS;
    if (isWorkday && sinceMidnight < closes) {
      const start = at + Math.max(0, opens - sinceMidnight);
      const end = at + closes - sinceMidnight;
      if (start + left <= end) return new Date(start + left);
      left -= end - start;
    }
    at = nextMidnight(at, office.timeZone);
  }
  return new Date(received.getTime() + hours * HOUR_MS);
}

/** The day (`YYYY-MM-DD`) that is so many working days after another one; Saturdays and Sundays don't count. */
export function addWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) left--;
  }
  return date.toISOString().slice(0, 10);
}

/** The day (`YYYY-MM-DD`) at a moment in a time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
}

/** Made once for each time zone: making one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

function localTime(at: number, timeZone: string): { weekday: string; sinceMidnight: number } {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '0';
  const sinceMidnight =
    Number(part('hour')) * HOUR_MS + Number(part('minute')) * 60_000 + Number(part('second')) * 1000 + (at % 1000);
  return { weekday: part('weekday'), sinceMidnight };
}

function nextMidnight(at: number, timeZone: string): number {
  const midnight = at + DAY_MS - localTime(at, timeZone).sinceMidnight;
  // On the two days a year with 23 or 25 hours the guess is an hour off.
  const { sinceMidnight } = localTime(midnight, timeZone);
  if (sinceMidnight === 0) return midnight;
  return sinceMidnight > DAY_MS / 2 ? midnight + DAY_MS - sinceMidnight : midnight - sinceMidnight;
}

/** The same time of day so many days later. */
export function addDays(moment: Date, count: number): Date {
  return new Date(moment.getTime() + count * DAY_MS);
}
