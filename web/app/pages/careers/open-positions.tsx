import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router';
import type { JobSummary, OpenApplication } from '#app/content/jobs.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { langOf, useLanguage } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { usePositionType } from './job-facts.tsx';

type Props = {
  jobs: JobSummary[];
  none?: string;
  openApplication?: OpenApplication | null;
  /** Beside the heading. */
  children?: ReactNode;
};

export function OpenPositions({ jobs, none = '', openApplication, children }: Props) {
  const { careers } = useMessages();
  const highest = highestSalary(jobs);
  return (
    <section className="section wrap" aria-labelledby="open-positions">
      <div className="rule section-head !mb-6">
        <h2 id="open-positions">
          {careers.openPositions} {jobs.length > 0 && <Badge large>{jobs.length}</Badge>}
        </h2>
        {children}
        {highest && (
          // As the bars: not between phones and wide screens.
          <p className="muted max-w-[42rem] md:max-lg:hidden md:[grid-area:2/1/auto/-1]">
            {interpolate(careers.salaryBars, { highest: highest.words })}
          </p>
        )}
      </div>
      {jobs.length === 0 ? (
        <div className="border-y border-line py-8">
          <h3>{careers.none}</h3>
          {none && <p className="muted mt-2 max-w-[36rem]">{none}</p>}
        </div>
      ) : (
        <div className="border-b border-line">
          {jobs.map((job) => (
            <JobRow key={job.slug} job={job} highest={highest} />
          ))}
        </div>
      )}
      {openApplication && (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-plate bg-plate p-6 mt-8">
          <p className="max-w-[40rem]">
            <b>{jobs.length > 0 ? careers.noneFits : openApplication.title}</b> {openApplication.lead}
          </p>
          <ButtonLink to={`/careers/${openApplication.slug}/apply`} variant="line" arrow>
            {openApplication.title}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** Null if they can't be compared. */
function highestSalary(jobs: JobSummary[]): { amount: number; words: string } | null {
  const salaries = jobs.flatMap(({ salary }) => salary ?? []);
  const isOneCurrency = new Set(salaries.map(({ currency }) => currency)).size === 1;
  const [highest] = salaries
    .map(({ from, to, words }) => ({ amount: to ?? from ?? 0, words: words.to || words.from }))
    .sort((a, b) => b.amount - a.amount);
  return (isOneCurrency && highest) || null;
}

/** On phones three lines: title, where and how, salary. */
function JobRow({ job, highest }: { job: JobSummary; highest: ReturnType<typeof highestSalary> }) {
  const { careers } = useMessages();
  const { toLocale } = useLanguage();
  const path = `/careers/${job.slug}`;
  const isOpening = useViewTransitionState(toLocale(path));
  return (
    <article
      className="job group relative flex gap-x-4 border-t border-line py-4 md:items-center md:gap-x-6"
      lang={langOf(job)}
    >
      {job.icon && (
        <Image
          image={job.icon}
          width={48}
          alt=""
          className={`size-10 flex-none max-[15rem]:hidden max-md:mt-1 md:size-12 ${isOpening ? 'is-opening' : ''}`}
        />
      )}
      <div className="flex min-w-0 grow justify-between gap-x-8 max-md:flex-col lg:gap-x-12">
        <div className="min-w-0 md:grow">
          <h3 className="md:text-[clamp(1.5rem,2vw,1.75rem)] md:leading-[1.15]">
            <Link to={path} viewTransition className="card-link">
              {job.title}
            </Link>
          </h3>
          <p className="small mt-1 text-ink-2">{[job.careerLevel, job.location].filter(Boolean).join(' · ')}</p>
        </div>
        {highest && <SalaryBar salary={job.salary} highest={highest.amount} />}
        <p className="small flex flex-wrap items-baseline gap-x-3 max-md:mt-1 md:w-44 md:flex-none md:flex-col md:items-end lg:w-52 md:gap-y-1">
          {job.salary && (
            <span className="tnum text-body font-semibold md:text-[1.1875rem] md:leading-[1.3] md:whitespace-nowrap">
              {interpolate(careers.salaryShort[job.salary.bounds], job.salary.words)}
            </span>
          )}
          <span className="text-ink-2">{usePositionType(job)}</span>
        </p>
      </div>
      <span className="flex-none max-md:self-center max-[15rem]:hidden" aria-hidden="true">
        <Icon
          name="arrow-right"
          className="w-5 transition-[translate] duration-[var(--dur-base)] ease-[var(--e-out)] group-hover:translate-x-1"
        />
      </span>
    </article>
  );
}

type BarProps = { salary: JobSummary['salary']; highest: number };

/** On one axis, from zero to the highest salary of the list: the least filled, up to the most paler. */
function SalaryBar({ salary, highest }: BarProps) {
  const { from, to } = salary ?? {};
  const part = (amount: number) => ({ width: `${(100 * amount) / highest}%` });
  return (
    <i
      className="flex h-2 flex-none self-center bg-plate max-md:mt-3 max-md:w-full md:max-lg:hidden lg:h-5 lg:w-[clamp(9rem,45vw-18rem,27rem)]"
      aria-hidden="true"
    >
      {from && <i className="bg-accent" style={part(from)} />}
      {to && <i className="bg-accent opacity-35" style={part(to - (from ?? 0))} />}
    </i>
  );
}
