import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Office } from '#app/content/site.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { promisedTimeText, stepsAfterForm, stepsDueAt } from '#app/leads/due-time.ts';
import { weekdayText } from '#app/ui/dates.ts';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Timeline } from './process.tsx';
import { ProcessSteps } from './process-steps.tsx';

type NextStepsProps = {
  process: BlockOf<'process'>;
  /** When the page was rendered. Pages are cached for up to an hour. */
  now: string;
  office: Office;
  /** Shows names and dates only, where the page already describes the steps. */
  isShort?: boolean;
};

/** Beside or below a form: the steps that follow if it is sent now, with their dates. In two columns where there is room. */
export function NextSteps({ process, now, office, isShort = false }: NextStepsProps) {
  const { nextSteps: t } = useMessages();
  const { steps, outcome, last } = useDatedSteps(process, now, office);
  return (
    <section aria-label={t.heading} className="@container">
      <p className="h4">{t.heading}</p>
      {last && <p className="mt-1 text-sm text-ink-2">{t.ifSentToday}</p>}
      <ol className="mt-3 grid gap-x-(--gap) border-t-2 border-ink text-sm @min-[36rem]:grid-cols-2">
        {[...steps, ...outcome].map(({ title, text, day }) => (
          <li key={title} className="border-b border-line py-2.5 @min-[36rem]:odd:last:col-span-full">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="font-semibold">{title}</b>
              {day && <span className="tnum">{day}</span>}
            </p>
            {text && !isShort && <NoBreak as="p" className="mt-0.5 text-ink-2" text={text} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

type DatesProps = {
  process: BlockOf<'process'>;
  sentAt: string;
  office: Office;
  /** The path of the calendar file with the dates, without the locale's prefix. */
  calendar: string;
};

/** After a form was sent: the same steps as a section of the page. With dates it is a timeline. */
export function SentSteps({ process, sentAt, office, calendar }: DatesProps) {
  const messages = useMessages();
  const { application: t, form, nextSteps } = messages;
  const { locale, toLocale } = useLanguage();
  const { steps, last } = useDatedSteps(process, sentAt, office);
  return (
    <section className="wrap pb-section" aria-labelledby="dates">
      {last ? (
        <>
          <SectionHead
            id="dates"
            heading={t.dates}
            text={interpolate(t.datesEnd, { time: `${office.to}:00`, place: office.place })}
          >
            <a className="more no-print" href={toLocale(calendar)} download>
              {form.toCalendar}
            </a>
          </SectionHead>
          <Timeline
            steps={steps}
            limits={steps.map(({ day }) => day)}
            outcome={process.outcome}
            outcome_text={interpolate(t.offer, { day: promisedTimeText(last, office, locale, messages) })}
          />
        </>
      ) : (
        <>
          <SectionHead id="dates" heading={nextSteps.heading} hasRule={false} />
          <ProcessSteps steps={steps} />
        </>
      )}
    </section>
  );
}

/** Adds the text of the due date to each step as `day`. The outcome follows on the last of them. */
function useDatedSteps({ steps, outcome, outcome_text: text }: BlockOf<'process'>, sentAt: string, office: Office) {
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
