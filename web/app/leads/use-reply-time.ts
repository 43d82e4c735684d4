import { useSite } from '../layout/scenery';
import { weekdayText } from '../ui/weekday';
import { replyDueAt } from './due-time';

/** "Monday 23 November, 10:00": when a message that was received at that moment is answered, in the studio's time. */
export function useReplyTime(receivedAt: string | null): string | null {
  const { replyHours, office } = useSite();
  if (!receivedAt) return null;
  const due = replyDueAt(new Date(receivedAt), replyHours, office);
  const { timeZone } = office;
  // Two texts, because browsers and Node disagree on what stands between a date and a time.
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${weekdayText(due, timeZone)}, ${time.format(due)}`;
}
