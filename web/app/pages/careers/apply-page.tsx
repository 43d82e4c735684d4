import { data, redirect } from 'react-router';
import { besideForm, blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import {
  findJob,
  hasClosed,
  type Job,
  listOpenJobs,
  summariseJob,
  wasJobUnpublished,
} from '#app/content/jobs.server.ts';
import { requireFound } from '#app/content/not-found-response.server.ts';
import { findPage } from '#app/content/pages.server.ts';
import type { Person } from '#app/content/people.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { ContactPerson, WriteTo } from '#app/sections/contact-person.tsx';
import { FormPicture, formColumns } from '#app/sections/form-picture.tsx';
import { NextSteps } from '#app/sections/next-steps.tsx';
import { TITLE_BESIDE_IMAGE } from '#app/sections/page-header.tsx';
import { Readers } from '#app/sections/readers.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { env } from '#env.server.ts';
import { spamProtection } from '#platform/form-timestamp.server.ts';
import type { Route } from './+types/apply-page';
import { ClosedJob } from './closed-job.tsx';
import { JobApplicationForm } from './job-application-form.tsx';
import { PayAndPlace } from './job-facts.tsx';
import { receiveJobApplication } from './receive-job-application.server.ts';

const UNKNOWN = 'unknown';

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const [found, uiTexts, page] = await Promise.all([
    withFallback<Job | typeof UNKNOWN | null>('job of an application', UNKNOWN, () => findJob(slug)),
    getUiTextsOrDefault(),
    withFallback('readers and process of a job application', null, () => findPage('careers')),
  ]);
  const form = {
    protection: spamProtection(),
    keepMonths: env().APPLICATIONS_KEEP_MONTHS,
    privacyNote: uiTexts.privacyNote,
    people: besideForm(page?.blocks ?? []),
    process: page && blockOf(page.blocks, 'process'),
    now: new Date().toISOString(),
  };
  // During an outage the form accepts applications for any slug.
  if (found === UNKNOWN) return { job: { slug, title: slug }, facts: null, ...form };
  const job = found;
  if (!job) requireFound((await wasJobUnpublished(slug)) || null);
  if (!job || (await hasClosed(job))) {
    const open = await listOpenJobs();
    // The title of an unpublished job stays private.
    return data(
      { job: null, title: job?.title ?? null, others: open.map(summariseJob), text: uiTexts.jobClosed },
      { status: 410 },
    );
  }
  return { job, facts: job, ...form };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export async function action({ request, url, params: { slug } }: Route.ActionArgs) {
  const { result, status } = await receiveJobApplication(request, slug);
  if (result.status === 'sent')
    return redirect(languageAt(url.pathname).toLocale(`/careers/${slug}/apply/thanks?sent=${result.receipt}`), 303);
  return data(result, { status });
}

export default function ApplyPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { application: t, nav, startup, form } = useMessages();
  const { office } = useSite();
  if (loaderData.job === null)
    return <ClosedJob title={loaderData.title} others={loaderData.others} text={loaderData.text} />;
  const { job, facts, protection, keepMonths, privacyNote, people, process, now } = loaderData;
  const contact = facts?.contact;
  const picture = facts?.picture ?? null;
  const columns = formColumns(picture !== null);
  const isContact = ({ slug }: Person) => slug === contact?.slug;
  const isIntroduced = people.some((block) => block.people.some(isContact));
  const title = interpolate(t.title, { job: job.title });
  const readers = people.map((block, index) => (
    <Readers key={index} {...block} isShort>
      {contact && block.people.some(isContact) && (
        <p className="small mt-4">
          <b className="font-semibold">{t.askFirst}</b> <WriteTo person={contact} subject={job.title} />
        </p>
      )}
    </Readers>
  ));
  return (
    <>
      <PageMeta
        title={result?.status === 'invalid' ? interpolate(form.errorTitle, { title }) : title}
        isListed={false}
      />
      <Breadcrumbs
        crumbs={[
          { label: nav.careers, to: '/careers' },
          { label: job.title, to: `/careers/${job.slug}` },
          { label: startup.apply },
        ]}
      />
      <div className={`wrap pt-6 pb-section lg:pt-8 ${columns.grid}`}>
        <div className={`grid content-start gap-6 ${columns.title}`}>
          <h1 className={TITLE_BESIDE_IMAGE}>
            <span className="mb-3 block font-sans text-lead font-normal tracking-normal text-ink-2">{t.heading}</span>{' '}
            <NoBreak text={job.title} />
          </h1>
          {facts && <PayAndPlace job={facts} />}
        </div>
        {picture && <FormPicture image={picture} />}
        <section className={columns.form} aria-label={t.formTitle}>
          <JobApplicationForm
            slug={job.slug}
            protection={protection}
            keepMonths={keepMonths}
            privacyNote={privacyNote}
            result={result}
          />
        </section>
        <aside
          className={`${columns.aside} ${contact && !isIntroduced ? 'md:max-lg:grid-cols-2 md:max-lg:gap-x-(--gap)' : ''}`}
        >
          {people.length > 0 && <div>{readers}</div>}
          {process && <NextSteps process={process} now={now} office={office} />}
          {contact && !isIntroduced && <ContactPerson heading={t.askFirst} person={contact} subject={job.title} />}
        </aside>
      </div>
    </>
  );
}
