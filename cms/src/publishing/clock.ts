/**
 * A moment as editors read it: `17:48 on 22 November 2026` in the studio's time zone. Without a zone, or with one that does
 * not exist, in UTC, and it says so.
 */
export function readTime(at: Date, timeZone: string | null | undefined): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: timeZone || 'UTC' }).format(at);
  try {
    const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const day = part({ day: 'numeric', month: 'long', year: 'numeric' });
    return `${time}${timeZone ? '' : ' UTC'} on ${day}`;
  } catch {
    return readTime(at, null);
  }
}
