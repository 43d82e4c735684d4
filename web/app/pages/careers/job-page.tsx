import { data } from 'react-router';
import { blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { fillOrOmit } from '#app/content/fill-placeholders.ts';
import { findJob, hasClosed, type Job, listOpenJobs, summariseJob } from '#app/content/jobs.server.ts';
import { requirePublished } from '#app/content/not-found-response.server.ts';
import { findPage } from '#app/content/pages.server.ts';
import { neighboursAround } from '#app/content/related.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { Share } from '#app/layout/share.tsx';
import { promisedTimeText, stepsDueAt } from '#app/leads/due-time.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { CallToActionSection } from '#app/sections/call-to-action.tsx';
import { ContactPerson } from '#app/sections/contact-person.tsx';
import { OpenPositions, salaryScale } from '#app/sections/open-positions.tsx';
import { BREADCRUMBS_OVERLAY, SplitHead, TITLE_BESIDE_IMAGE } from '#app/sections/page-header.tsx';
import { ProcessSection } from '#app/sections/process.tsx';
import { jobSubject } from '#app/structured-data/job-posting.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Route } from './+types/job-page';
import { JobFacts, PayAndPlace } from './job-facts.tsx';
import { similarTo } from './similar-jobs.ts';

const TEXTS = 'col-span-full grid grid-cols-1 content-start gap-[clamp(2.5rem,1.8rem+2vw,3.75rem)] print:gap-[14pt]';

export async function loader({ params }: Route.LoaderArgs) {
  const [job, jobs, page, { jobEnd }] = await Promise.all([
    findJob(params.slug),
    withFallback('other open jobs', [], listOpenJobs),
    withFallback('interview process', null, () => findPage('careers')),
    getUiTextsOrDefault(),
  ]);
  const neighbours = neighboursAround(
    jobs.map(({ slug, title, salary }) => ({ slug, title, salary })),
    params.slug,
  );
  const found = await requirePublished(job, 'jobs', params.slug);
  const isClosed = await hasClosed(found);
  const shown = {
    job: found,
    isClosed,
    neighbours,
    scale: salaryScale(jobs),
    process: page && blockOf(page.blocks, 'process'),
    end: jobEnd,
    now: new Date().toISOString(),
    others: isClosed ? similarTo(found, jobs).map(summariseJob) : [],
  };
  // A closed job can still be read, but 410 makes search engines drop it.
  return data(shown, { status: isClosed ? 410 : 200 });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { job, isClosed, neighbours, scale, process, end, now, others } = loaderData;
  const messages = useMessages();
  const { careers, application, nav, share } = messages;
  const site = useSite();
  const { locale } = useLanguage();
  const [firstStep] = stepsDueAt(new Date(now), process?.steps ?? [], site.office);
  const picture = job.picture ?? job.contact?.photo;
  const applyPath = `/careers/${job.slug}/apply`;
  const crumbs = [{ label: nav.careers, to: '/careers' }, { label: job.title }];
  const pagerLink = ({ slug, title, salary }: Pick<Job, 'slug' | 'title' | 'salary'>) => ({
    to: `/careers/${slug}`,
    title,
    ...(salary && { note: interpolate(careers.salaryShort[salary.bounds], salary.words) }),
  });
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
      <div className={BREADCRUMBS_OVERLAY}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <SplitHead
        besideClass="hero-cover lg:min-h-[clamp(26rem,40vw,38rem)] print:hidden"
        beside={
          picture && (
            <Image
              image={picture}
              width={960}
              sizes="(width < 64rem) 100vw, 50vw"
              eager
              className="aspect-5/4 size-full object-cover md:aspect-[3/2] lg:aspect-auto lg:h-0 lg:min-h-full"
            />
          )
        }
      >
        <NoBreak as="h1" text={job.title} className={TITLE_BESIDE_IMAGE} />
        <NoBreak as="p" className="lead mt-0 max-w-[38rem]" text={job.lead} />
        <PayAndPlace job={job} scale={scale} hasFacts />
        <p>
          {isClosed ? (
            <b>{application.closedNotice}</b>
          ) : (
            <ButtonLink to={applyPath} arrow>
              {careers.applyNow}
            </ButtonLink>
          )}
        </p>
      </SplitHead>
      <div className="section wrap columns lg:grid-rows-[auto_auto_1fr] gap-y-[clamp(2.5rem,1.8rem+2vw,3.75rem)] pt-12 lg:pt-16 print:py-[14pt]">
        <div className="col-span-full lg:col-[8/13]">
          <JobFacts job={job} />
        </div>
        <div className={`${TEXTS} lg:col-[1/8] lg:row-[1/3] lg:mr-[var(--gap)] lg:border-t-2 lg:border-ink lg:pt-5`}>
          <JobText heading={careers.whatYouWillDo} text={job.whatYouWillDo} />
          <JobText heading={careers.requirements} text={job.requirements} />
        </div>
        <div className={`${TEXTS} lg:col-[8/13] lg:row-[2/4]`}>
          {job.whatWeOffer.words > 0 && (
            <div className="bg-accent-soft px-gutter py-8 max-sm:-mx-gutter sm:rounded-plate sm:p-8 print:p-0">
              <JobText heading={careers.whatWeOffer} text={job.whatWeOffer} />
            </div>
          )}
          {!isClosed && <Share title={job.title} mail={share.toFriend} />}
        </div>
        {job.contact && (
          <div className="lg:col-[1/8] lg:row-3">
            <ContactPerson
              heading={careers.questions}
              person={{ ...job.contact, photo: job.picture && job.contact.photo }}
              subject={job.title}
            />
          </div>
        )}
      </div>
      {others.length > 0 && <OpenPositions jobs={others} />}
      {process && !isClosed && (
        // The texts of the steps are on `/careers`.
        <ProcessSection {...process} id="process" text="" steps={process.steps.map((step) => ({ ...step, text: '' }))}>
          <MoreLink to={`/careers#${process.steps[0]?.anchor}`}>{careers.steps}</MoreLink>
        </ProcessSection>
      )}
      {neighbours && (
        <div className="section wrap">
          <Pager
            label={careers.pager}
            previousLabel={careers.previous}
            nextLabel={careers.next}
            previous={pagerLink(neighbours.previous)}
            next={pagerLink(neighbours.next)}
          />
        </div>
      )}
      {end.heading && !isClosed && (
        <CallToActionSection
          id="call-to-action"
          heading={end.heading}
          text={fillOrOmit(end.text, { day: firstStep && promisedTimeText(firstStep, site.office, locale, messages) })}
          link={{ label: careers.applyNow, url: applyPath }}
          tone="accent"
        />
      )}
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
