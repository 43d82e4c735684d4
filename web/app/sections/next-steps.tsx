import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Office } from '#app/content/site.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { stepsAfterForm, stepsDueAt } from '#app/leads/due-time.ts';
import { weekdayText } from '#app/ui/dates.ts';
import { NoBreak } from '#app/ui/no-break.tsx';

type Props = {
  process: BlockOf<'process'>;
  /** When the page was rendered: an hour ago at most. */
  now: string;
  office: Office;
  /** Names and dates only: the page says what happens in each. */
  isShort?: boolean;
};

/** Beside or below a form, there in two columns: what would follow if it were sent now, and until when. */
export function NextSteps({ process, now, office, isShort = false }: Props) {
  const { steps, outcome, outcome_text: outcomeText } = process;
  const { nextSteps: t, application } = useMessages();
  const { locale } = useLanguage();
  const dates = stepsDueAt(new Date(now), steps, office);
  return (
    <section aria-label={t.heading} className="@container">
      <p className="h4">{t.heading}</p>
      {dates.some(Boolean) && <p className="mt-1 text-sm text-ink-2">{t.ifSentToday}</p>}
      <ol className="mt-3 grid gap-x-(--gap) border-t-2 border-ink text-sm @min-[36rem]:grid-cols-2">
        {stepsAfterForm(steps).map(({ title, text }, index) => {
          const due = dates[index];
          return (
            <li key={title} className="border-b border-line py-2.5 @min-[36rem]:odd:last:col-span-full">
              <p className="flex flex-wrap justify-between gap-x-4">
                <b className="font-semibold">{title}</b>
                {due && (
                  <span className="tnum">
                    {interpolate(application.until, { day: weekdayText(due, office.timeZone, locale, 'short') })}
                  </span>
                )}
              </p>
              {text && !isShort && <NoBreak as="p" className="mt-0.5 text-ink-2" text={text} />}
            </li>
          );
        })}
      </ol>
      {outcome && (
        <p className="mt-3 text-sm">
          <b className="font-semibold">{outcome}</b> {outcomeText}
        </p>
      )}
    </section>
  );
}
