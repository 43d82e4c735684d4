import type { Job, JobSummary } from '#app/content/jobs.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { dayText } from '#app/ui/dates.ts';
import { FactList } from '#app/ui/fact-list.tsx';

export function JobFacts({ job }: { job: Job }) {
  const { careers } = useMessages();
  const { locale } = useLanguage();
  const { office } = useSite();
  return (
    <FactList
      className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-[var(--gap)] sm:max-lg:[&>:first-child]:col-span-full"
      facts={[
        [
          careers.salary,
          job.salary && (
            <span className="font-display text-[1.25rem] leading-[1.2] font-medium lg:text-h3">
              {interpolate(careers.salaryYearly[job.salary.bounds], job.salary.words)}
            </span>
          ),
        ],
        [careers.careerLevel, job.careerLevel],
        [careers.location, job.location],
        [careers.country, job.country],
        [careers.positionType, usePositionType(job)],
        [
          careers.closesOn,
          job.closesOn && interpolate(careers.closesAt, { day: dayText(job.closesOn, locale), place: office.place }),
        ],
      ]}
    />
  );
}

/** What a candidate looks for first. */
export function JobTerms({ job }: { job: Job }) {
  const { careers } = useMessages();
  const terms = [
    job.salary && interpolate(careers.salaryShort[job.salary.bounds], job.salary.words),
    job.location,
    usePositionType(job),
  ];
  return (
    <ul className="mt-4 font-medium print:hidden sm:flex sm:flex-wrap sm:gap-x-3 lg:text-[1.125rem]">
      {terms.filter(Boolean).map((term, index, { length }) => (
        <li key={term}>
          {term}
          {index < length - 1 && (
            <span className="ml-3 text-accent max-sm:hidden" aria-hidden="true">
              ·
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

export function usePositionType({
  positionType,
  weeklyHours,
}: Pick<JobSummary, 'positionType' | 'weeklyHours'>): string {
  const { careers } = useMessages();
  const type = careers[positionType];
  return weeklyHours ? `${type}, ${interpolate(careers.hoursAWeek, { hours: weeklyHours })}` : type;
}
