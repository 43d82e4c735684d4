import { data, redirect } from 'react-router';
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
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { env } from '#env.server.ts';
import { spamProtection } from '#platform/form-timestamp.server.ts';
import type { Route } from './+types/apply-page';
import { ClosedJob } from './closed-job.tsx';
import { JobApplicationForm } from './job-application-form.tsx';
import { JobFacts, Salary } from './job-facts.tsx';
import { receiveJobApplication } from './receive-job-application.server.ts';

const UNKNOWN = 'unknown';

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const [found, wording] = await Promise.all([
    withFallback<Job | typeof UNKNOWN | null>('job of an application', UNKNOWN, () => findJob(slug)),
    getUiTextsOrDefault(),
  ]);
  const form = {
    protection: spamProtection(),
    keepMonths: env().APPLICATIONS_KEEP_MONTHS,
    privacyNote: wording.privacyNote,
  };
  // During an outage the form accepts applications for any slug.
  if (found === UNKNOWN) return { job: { slug, title: slug }, facts: null, ...form };
  const job = found;
  if (!job) requireFound((await wasJobUnpublished(slug)) || null);
  if (!job || (await hasClosed(job))) {
    const open = await listOpenJobs();
    // The title of an unpublished job stays private.
    return data(
      { job: null, title: job?.title ?? null, others: open.map(summariseJob), text: wording.jobClosed },
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
  if (loaderData.job === null)
    return <ClosedJob title={loaderData.title} others={loaderData.others} text={loaderData.text} />;
  const { job, facts, protection, keepMonths, privacyNote } = loaderData;
  const title = interpolate(t.title, { job: job.title });
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
      <div className="wrap page-head columns">
        <h1 className="md:col-[1/11]">
          <NoBreak text={interpolate(t.heading, { job: job.title })} />
        </h1>
      </div>
      <div className="wrap columns gap-y-14 pb-section">
        <section className="@container md:col-[1/8]" aria-label={t.formTitle}>
          <JobApplicationForm
            slug={job.slug}
            protection={protection}
            keepMonths={keepMonths}
            privacyNote={privacyNote}
            result={result}
          />
        </section>
        <aside className="md:col-[9/13] stay" aria-labelledby="job-facts">
          <h2 id="job-facts" className="h4 mb-4">
            <Link to={`/careers/${job.slug}`}>{job.title}</Link>
          </h2>
          {facts && (
            <div className="grid gap-4">
              <Salary salary={facts.salary} />
              <JobFacts job={facts} />
            </div>
          )}
        </aside>
      </div>
    </>
  );
}
