import type { Job, JobSummary } from '#app/content/jobs.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { dayText } from '#app/ui/dates.ts';

export function JobFacts({ job, layout = 'strip' }: { job: Job; layout?: 'strip' | 'list' }) {
  const { careers } = useMessages();
  const { locale } = useLanguage();
  const { office } = useSite();
  const facts: [string, string][] = [
    [careers.careerLevel, job.careerLevel],
    [careers.location, job.location],
    [careers.country, job.country],
    [careers.positionType, usePositionType(job)],
    ...(job.salary ? [[careers.salary, interpolate(careers.salaryRange, job.salary.words)] as [string, string]] : []),
    ...(job.closesOn
      ? [
          [
            careers.closesOn,
            interpolate(careers.closesAt, { day: dayText(job.closesOn, locale), place: office.place }),
          ] as [string, string],
        ]
      : []),
  ];
  return (
    <dl className={`particulars ${layout === 'strip' ? 'particulars--strip' : ''}`} style={{ '--n': facts.length }}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
