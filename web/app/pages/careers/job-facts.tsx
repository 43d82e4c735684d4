import type { Job } from '#app/content/jobs.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { usePositionType } from '#app/sections/open-positions.tsx';
import { dayText } from '#app/ui/dates.ts';
import { FactList } from '#app/ui/fact-list.tsx';

export function JobFacts({ job }: { job: Job }) {
  const { careers } = useMessages();
  const { locale } = useLanguage();
  const { office } = useSite();
  return (
    <FactList
      facts={[
        [careers.careerLevel, job.careerLevel],
        [careers.location, job.location],
        [careers.positionType, usePositionType(job)],
        [
          careers.closesOn,
          job.closesOn && interpolate(careers.closesAt, { day: dayText(job.closesOn, locale), place: office.place }),
        ],
      ]}
    />
  );
}

type Props = {
  job: Job;
  /** The facts beside it say the place, too. */
  isBesideFacts?: boolean;
};

/** What a candidate looks for first. */
export function PayAndPlace({ job, isBesideFacts = false }: Props) {
  const { careers } = useMessages();
  const { salary, location } = job;
  const type = usePositionType(job);
  return (
    <div className="grid gap-y-1">
      {salary && (
        <p className="font-display text-[1.375rem] leading-[1.2] font-medium lg:text-h3">
          <span className="sr-only">{careers.salary}: </span>
          {interpolate(careers.salaryYearly[salary.bounds], salary.words)}
        </p>
      )}
      <p className={`text-ink-2 ${isBesideFacts ? 'lg:hidden' : ''}`}>
        {location} · {type}
      </p>
    </div>
  );
}
