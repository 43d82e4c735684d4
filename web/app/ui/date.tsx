import { dayText } from './day-text';

/** A day (`YYYY-MM-DD`) in words. */
export function DateText({ day }: { day: string }) {
  return <time dateTime={day}>{dayText(day)}</time>;
}
