import { useLanguage } from '#app/i18n/use-locale.ts';
import { dayText } from './dates.ts';

export function DateText({ day }: { day: string }) {
  const { locale } = useLanguage();
  return <time dateTime={day}>{dayText(day, locale)}</time>;
}
