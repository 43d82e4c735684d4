import { useLanguage } from '../i18n/use-locale';
import { dayText } from './day-text';

export function DateText({ day }: { day: string }) {
  const { locale } = useLanguage();
  return <time dateTime={day}>{dayText(day, locale)}</time>;
}
