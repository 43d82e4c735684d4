const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day (`YYYY-MM-DD`) in words. */
export function DateText({ day }: { day: string }) {
  return <time dateTime={day}>{FORMAT.format(new Date(day))}</time>;
}
