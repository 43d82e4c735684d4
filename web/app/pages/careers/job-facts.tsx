import type { Job } from '../../content/jobs.server.ts';
import { format, useMessages } from '../../i18n/messages';
import { useLanguage } from '../../i18n/use-locale';
import { useSite } from '../../root-data/root-data';
import { dayText } from '../../ui/day-text';
import { usePositionType } from './position-type';

export function JobFacts({ job, layout = 'strip' }: { job: Job; layout?: 'strip' | 'list' }) {
  const { careers } = useMessages();
  const { locale } = useLanguage();
  const { office } = useSite();
  const facts: [string, string][] = [
    [careers.careerLevel, job.careerLevel],
    [careers.location, job.location],
    [careers.country, job.country],
    [careers.positionType, usePositionType(job)],
    ...(job.salary ? [[careers.salary, format(careers.salaryRange, job.salary.words)] as [string, string]] : []),
    ...(job.closesOn
      ? [
          [careers.closesOn, format(careers.closesAt, { day: dayText(job.closesOn, locale), place: office.place })] as [
            string,
            string,
          ],
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
