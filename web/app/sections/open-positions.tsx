import { useViewTransitionState } from 'react-router';
import type { JobSummary, OpenApplication } from '#app/content/jobs.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { langOf, useLanguage } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { FollowLink } from './follow-link.tsx';

type Props = {
  jobs: JobSummary[];
  none?: string;
  openApplication?: OpenApplication | null;
  heading?: string;
  hasFeed?: boolean;
};

export function OpenPositions({ jobs, none = '', openApplication, heading = '', hasFeed = false }: Props) {
  const { careers } = useMessages();
  const scale = salaryScale(jobs);
  return (
    <section className="section wrap" aria-labelledby="open-positions">
      <div className="rule section-head mb-6">
        <h2 id="open-positions">
          {heading || careers.openPositions} {jobs.length > 0 && <Badge large>{jobs.length}</Badge>}
        </h2>
        {scale && <p className="muted max-w-[42rem] text-pretty md:[grid-area:2/1/auto/-1]">{careers.salaryBars}</p>}
      </div>
      {jobs.length === 0 ? (
        <div className="border-y border-line py-8">
          <h3>{careers.none}</h3>
          {none && <p className="muted mt-2 max-w-[36rem]">{none}</p>}
        </div>
      ) : (
        <div className="border-b border-line">
          {scale && <ScaleEnds words={scale.words} hasIcons={jobs.some(({ icon }) => icon)} />}
          {jobs.map((job) => (
            <JobRow key={job.slug} job={job} scale={scale} />
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
      {hasFeed && (
        <div className="mt-8">
          <FollowLink />
        </div>
      )}
    </section>
  );
}

/** From the lowest to the highest full-time salary. Null if there are two currencies, or no range to draw. */
export function salaryScale(jobs: Paid[]) {
  const salaries = jobs.flatMap(({ salary, positionType }) => (positionType === 'full_time' && salary) || []);
  const isOneCurrency = new Set(salaries.map(({ currency }) => currency)).size === 1;
  const lowest = salaries.filter(({ from }) => from).sort((a, b) => (a.from ?? 0) - (b.from ?? 0))[0];
  const highest = salaries.filter(({ to }) => to).sort((a, b) => (b.to ?? 0) - (a.to ?? 0))[0];
  if (!isOneCurrency || !lowest?.from || !highest?.to || lowest.from >= highest.to) return null;
  return { from: lowest.from, to: highest.to, words: { from: lowest.words.from, to: highest.words.to } };
}

export type SalaryScale = NonNullable<ReturnType<typeof salaryScale>>;

const BAR_WIDTH = 'lg:w-[clamp(9rem,45vw-18rem,27rem)]';

/** The lowest and the highest salary, aligned with the ends of the bars. */
function ScaleEnds({ words, hasIcons }: { words: SalaryScale['words']; hasIcons: boolean }) {
  return (
    <p className="small tnum flex gap-x-4 pb-2 text-ink-2 md:gap-x-6">
      {hasIcons && <span className="w-12 flex-none max-md:hidden lg:hidden" />}
      <span className={`flex grow justify-between lg:ml-auto lg:flex-none ${BAR_WIDTH}`}>
        <span>{words.from}</span> <span>{words.to}</span>
      </span>
      {/* As wide as the columns of the salary and the arrow. */}
      <span className="w-5 flex-none max-[15rem]:hidden lg:w-[17.25rem]" />
    </p>
  );
}

/** On phones, a job has no icon, and three lines: title, level and location, salary. */
function JobRow({ job, scale }: { job: JobSummary; scale: SalaryScale | null }) {
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
          className={`size-12 flex-none max-md:hidden ${isOpening ? 'is-opening' : ''}`}
        />
      )}
      <div className="flex min-w-0 grow justify-between gap-x-8 max-md:flex-col md:max-lg:flex-wrap lg:gap-x-12">
        <div className="min-w-0 md:grow md:max-lg:basis-0">
          <h3 className="md:text-[clamp(1.5rem,2vw,1.75rem)] md:leading-[1.15]">
            <Link to={path} viewTransition className="card-link">
              {job.title}
            </Link>
          </h3>
          <p className="small mt-1 flex flex-wrap gap-x-4 text-ink-2">
            {job.careerLevel && <span>{job.careerLevel}</span>}
            <span>{job.location}</span>
          </p>
        </div>
        {scale &&
          (isOnScale(job) ? (
            <SalaryBar job={job} scale={scale} className={`md:max-lg:order-1 max-lg:mt-3 lg:h-5 ${BAR_WIDTH}`} />
          ) : (
            <p className={`small flex-none self-center text-ink-2 max-lg:hidden ${BAR_WIDTH}`}>
              {job.positionType !== 'full_time' && careers.offScale}
            </p>
          ))}
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

type Paid = Pick<JobSummary, 'salary' | 'positionType'>;

export const isOnScale = ({ salary, positionType }: Paid): boolean =>
  positionType === 'full_time' && Boolean(salary?.from && salary.to);

type BarProps = { job: Paid; scale: SalaryScale; className: string };

/** The salary range on the scale of all full-time jobs. Hidden from screen readers, which read the text beside it. */
export function SalaryBar({ job, scale, className }: BarProps) {
  const { from, to } = job.salary ?? {};
  const percentOf = (amount: number) => (100 * (amount - scale.from)) / (scale.to - scale.from);
  if (!from || !to || !isOnScale(job)) return null;
  return (
    <i
      className={`block h-2 flex-none self-center bg-plate forced-color-adjust-none max-lg:w-full ${className}`}
      aria-hidden="true"
    >
      <i
        className="block h-full bg-accent"
        style={{ marginLeft: `${percentOf(from)}%`, width: `${percentOf(to) - percentOf(from)}%` }}
      />
    </i>
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
