import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Office } from '#app/content/site.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { promisedTimeText, stepsAfterForm, stepsDueAt } from '#app/leads/due-time.ts';
import { weekdayText } from '#app/ui/dates.ts';
import { Timeline } from './process.tsx';

type Props = {
  process: BlockOf<'process'>;
  sentAt: string;
  office: Office;
  /** The same as a calendar file, without the locale's prefix. */
  calendar: string;
};

/** When each step after the form is due. Nothing if no step has a limit. */
export function PromisedDates({ process, sentAt, office, calendar }: Props) {
  const messages = useMessages();
  const { application: t, form } = messages;
  const { locale, toLocale } = useLanguage();
  const dates = stepsDueAt(new Date(sentAt), process.steps, office);
  const last = dates.findLast((day) => day !== null);
  if (!last) return null;
  return (
    <section className="wrap pb-section" aria-labelledby="dates">
      <div className="rule section-head !mb-8">
        <h2 id="dates">{t.dates}</h2>
        <div className="grid justify-items-start gap-2">
          <p>{interpolate(t.datesEnd, { time: `${office.to}:00`, place: office.place })}</p>
          <a className="more no-print" href={toLocale(calendar)} download>
            {form.toCalendar}
          </a>
        </div>
      </div>
      <Timeline
        steps={stepsAfterForm(process.steps)}
        limits={dates.map((day) =>
          day ? interpolate(t.until, { day: weekdayText(day, office.timeZone, locale, 'short') }) : '',
        )}
        outcome={process.outcome}
        outcome_text={interpolate(t.offer, { day: promisedTimeText(last, office, locale, messages) })}
      />
    </section>
  );
}
