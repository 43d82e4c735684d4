import type { JobSummary } from '#app/content/jobs.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Flags } from '#app/ui/flags.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { usePositionType } from './job-facts.tsx';

export function OpenPositions({ jobs, none = '' }: { jobs: JobSummary[]; none?: string }) {
  const { careers } = useMessages();
  return (
    <section className="section wrap !pt-0" aria-labelledby="open-positions">
      <div className="rule section-head !mb-6">
        <h2 id="open-positions">
          {careers.openPositions} {jobs.length > 0 && <Badge large>{jobs.length}</Badge>}
        </h2>
      </div>
      {jobs.length === 0 ? (
        <div className="border-y border-line py-8">
          <h3>{careers.none}</h3>
          {none && <p className="muted mt-2 max-w-[36rem]">{none}</p>}
        </div>
      ) : (
        <div className="jobs">
          {jobs.map((job) => (
            <JobRow key={job.slug} job={job} />
          ))}
        </div>
      )}
    </section>
  );
}

function JobRow({ job }: { job: JobSummary }) {
  return (
    <article className="job">
      {job.icon ? <Image image={job.icon} width={48} alt="" /> : <Flags text={job.title} count={1} columns={1} />}
      <h3>
        <Link to={`/careers/${job.slug}`}>{job.title}</Link>
      </h3>
      <p className="small">{job.careerLevel}</p>
      <p className="small">{job.location}</p>
      <p className="small muted">{usePositionType(job)}</p>
      <span className="job__go" aria-hidden="true">
        <Icon name="arrow-right" />
      </span>
    </article>
  );
}
