import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Office } from '#app/content/site.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { promisedTimeText } from '#app/leads/due-time.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Timeline } from './process.tsx';
import { ProcessSteps } from './process-steps.tsx';
import { useDatedSteps } from './use-dated-steps.ts';

type Props = {
  process: BlockOf<'process'>;
  sentAt: string;
  office: Office;
  /** The path of the calendar file with the dates, without the locale's prefix. */
  calendar: string;
};

/** After a form was sent: the steps that follow. With dates they are a timeline. */
export function SentSteps({ process, sentAt, office, calendar }: Props) {
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
