import { data } from 'react-router';
import { blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { findJob, hasClosed, type Job, listOpenJobs, summariseJob } from '#app/content/jobs.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { findPage } from '#app/content/pages.server.ts';
import { neighboursAround } from '#app/content/related.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { Share } from '#app/layout/share.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { ContactPerson } from '#app/sections/contact-person.tsx';
import { ProcessSection } from '#app/sections/process.tsx';
import { jobSubject } from '#app/structured-data/job-posting.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/job-page';
import { JobFacts } from './job-facts.tsx';
import { OpenPositions } from './open-positions.tsx';
import { similarTo } from './similar-jobs.ts';

export async function loader({ params }: Route.LoaderArgs) {
  const [job, jobs, page] = await Promise.all([
    findJob(params.slug),
    withFallback('open jobs beside a job', [], listOpenJobs),
    withFallback('interview process', null, () => findPage('careers')),
  ]);
  const neighbours = neighboursAround(
    jobs.map(({ slug, title }) => ({ slug, title })),
    params.slug,
  );
  const found = await requirePublished(job, 'jobs', params.slug);
  const isClosed = await hasClosed(found);
  const shown = {
    job: found,
    isClosed,
    neighbours,
    process: page && blockOf(page.blocks, 'process'),
    others: isClosed ? similarTo(found, jobs).map(summariseJob) : [],
  };
  // Readable at its URL, but search engines should drop it.
  return data(shown, { status: isClosed ? 410 : 200 });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { job, isClosed, neighbours, process, others } = loaderData;
  const { careers, nav, share } = useMessages();
  const site = useSite();
  const crumbs = [{ label: nav.careers, to: '/careers' }, { label: job.title }];
  return (
    <>
      <PageMeta
        title={job.title}
        description={job.lead}
        seo={job.seo}
        crumbs={crumbs}
        subject={isClosed || job.isOpenApplication ? {} : jobSubject(job, site)}
        isListed={!isClosed}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap page-head columns items-end gap-y-8">
        <div className="md:col-[1/10]">
          <p className="mb-5">
            <BackLink to="/careers">{careers.all}</BackLink>
          </p>
          {job.icon && <Image image={job.icon} width={64} alt="" className="job__icon mb-5 size-16" />}
          <NoBreak as="h1" text={job.title} />
        </div>
        <div className="md:col-[10/13] grid justify-items-start gap-4">
          <ApplyLink slug={job.slug} isClosed={isClosed} />
          {!isClosed && <Share title={job.title} mail={share.toFriend} />}
        </div>
      </div>
      <div className="wrap">
        <JobFacts job={job} />
      </div>
      <div className="job__body wrap columns gap-y-10 pt-[clamp(2.5rem,1.6rem+3vw,5rem)] pb-section print:py-[14pt]">
        <div className="md:col-[1/8] grid grid-cols-1 content-start gap-[clamp(2.5rem,1.8rem+2vw,3.75rem)] print:gap-[14pt]">
          <NoBreak as="p" className="lead" text={job.lead} />
          <JobText heading={careers.whatYouWillDo} text={job.whatYouWillDo} />
          <JobText heading={careers.requirements} text={job.requirements} />
          <JobText heading={careers.whatWeOffer} text={job.whatWeOffer} />
        </div>
        {job.contact && (
          <div className="md:col-[9/13] stay md:max-lg:col-start-8">
            <ContactPerson heading={careers.questions} person={job.contact} subject={job.title} />
          </div>
        )}
      </div>
      {others.length > 0 && <OpenPositions jobs={others} />}
      {process && !isClosed && <ProcessSection {...process} id="process" />}
      <div
        className={`wrap grid gap-14 pb-section ${process && !isClosed ? 'mt-[calc(2.5rem-var(--space-section))] print:mt-0' : ''}`}
      >
        <p>
          <ApplyLink slug={job.slug} isClosed={isClosed} />
        </p>
        {neighbours && (
          <Pager
            label={careers.pager}
            previousLabel={careers.previous}
            nextLabel={careers.next}
            previous={{ to: `/careers/${neighbours.previous.slug}`, title: neighbours.previous.title }}
            next={{ to: `/careers/${neighbours.next.slug}`, title: neighbours.next.title }}
          />
        )}
      </div>
    </>
  );
}

function JobText({ heading, text }: { heading: string; text: Job['requirements'] }) {
  if (text.words === 0) return null;
  return (
    <section aria-label={heading}>
      <h2 className="mb-5 text-[clamp(1.625rem,1.4rem+0.9vw,2.125rem)]">{heading}</h2>
      <Prose text={text} />
    </section>
  );
}

function ApplyLink({ slug, isClosed }: { slug: string; isClosed: boolean }) {
  const { careers, application } = useMessages();
  if (isClosed) return <b>{application.closedNotice}</b>;
  return (
    <ButtonLink to={`/careers/${slug}/apply`} arrow>
      {careers.applyNow}
    </ButtonLink>
  );
}
