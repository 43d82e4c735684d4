import { useLanguage } from '../locale/use-locale';
import { useSite } from '../root-data/root-data';
import { weekdayTimeText } from '../ui/weekday';
import { replyDueAt } from './due-time';

/** "Monday 23 November, 10:00": when a message that was received at that moment is answered, in the studio's time. */
export function useReplyTime(receivedAt: string | null): string | null {
  const { replyHours, office } = useSite();
  const { locale } = useLanguage();
  if (!receivedAt) return null;
  return weekdayTimeText(replyDueAt(new Date(receivedAt), replyHours, office), office.timeZone, locale);
}
