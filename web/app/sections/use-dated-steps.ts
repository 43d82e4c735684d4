import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Office } from '#app/content/site.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { stepsAfterForm, stepsDueAt } from '#app/leads/due-time.ts';
import { weekdayText } from '#app/ui/dates.ts';

/** Adds the text of the due date to each step as `day`. The outcome follows on the last of them. */
export function useDatedSteps(
  { steps, outcome, outcome_text: text }: BlockOf<'process'>,
  sentAt: string,
  office: Office,
) {
  const { application: t } = useMessages();
  const { locale } = useLanguage();
  const dates = stepsDueAt(new Date(sentAt), steps, office);
  const last = dates.findLast((date) => date !== null) ?? null;
  const dayText = (pattern: string, date: Date | null | undefined) =>
    date ? interpolate(pattern, { day: weekdayText(date, office.timeZone, locale, 'short') }) : '';
  return {
    steps: stepsAfterForm(steps).map((step, index) => ({ ...step, day: dayText(t.until, dates[index]) })),
    outcome: outcome ? [{ title: outcome, text: last ? '' : text, day: dayText(t.from, last) }] : [],
    last,
  };
}
