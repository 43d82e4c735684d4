import type { Job } from '#app/content/jobs.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { isOnScale, SalaryBar, type SalaryScale, usePositionType } from '#app/sections/open-positions.tsx';
import { dayText } from '#app/ui/dates.ts';
import { FactList } from '#app/ui/fact-list.tsx';

export function JobFacts({ job }: { job: Job }) {
  const { careers } = useMessages();
  const { locale } = useLanguage();
  const { office } = useSite();
  return (
    <FactList
      layout="row"
      facts={[
        [careers.careerLevel, job.careerLevel],
        [careers.location, job.location],
        [careers.positionType, usePositionType(job)],
        [careers.openedOn, dayText(job.openedOn, locale)],
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
  /** The range of salaries of all open jobs. */
  scale?: SalaryScale | null;
  /** The page lists location and position type elsewhere: leaves them out, and shows the salary larger. */
  hasFacts?: boolean;
};

export function PayAndPlace({ job, scale = null, hasFacts = false }: Props) {
  const { careers } = useMessages();
  const { salary, location } = job;
  const type = usePositionType(job);
  return (
    <div className="grid gap-y-1">
      {salary && (
        <p
          className={`font-display leading-[1.2] font-medium ${hasFacts ? 'text-[clamp(1.375rem,1rem+2vw,2.5rem)]' : 'text-[1.375rem] lg:text-h3'}`}
        >
          <span className="sr-only">{careers.salary}: </span>
          {interpolate(careers.salaryYearly[salary.bounds], salary.words)}
        </p>
      )}
      {scale && isOnScale(job) && (
        <div className="mt-2 lg:max-w-[38rem]" aria-hidden="true">
          <p className="small mb-1.5 text-ink-2">{careers.salaryScale}</p>
          <SalaryBar job={job} scale={scale} className="md:h-5" />
          <p className="small tnum mt-1.5 flex flex-wrap justify-between gap-x-3 text-ink-2">
            <span>{scale.words.from}</span> <span>{scale.words.to}</span>
          </p>
        </div>
      )}
      {!hasFacts && (
        <p className="flex flex-wrap gap-x-4 text-ink-2">
          <span>{location}</span> <span>{type}</span>
        </p>
      )}
    </div>
  );
}
