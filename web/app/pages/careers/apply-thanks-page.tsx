import { redirect } from 'react-router';
import { blockOf } from '../../content/blocks.server.ts';
import { withFallback } from '../../content/client.server.ts';
import { fillPlaceholders } from '../../content/fill-in';
import { findJob, type Job } from '../../content/jobs.server.ts';
import { requireFound } from '../../content/or-not-found.ts';
import { findPage } from '../../content/pages.server.ts';
import { getCachedUiTexts } from '../../content/ui-texts.server.ts';
import { format, useMessages } from '../../i18n/messages';
import { languageAt, useLanguage } from '../../i18n/use-locale';
import { PageMeta } from '../../layout/page-meta';
import { stepsDueAt } from '../../leads/due-time';
import { promisedTimeText } from '../../leads/promised-time';
import { readReceipt } from '../../leads/receipt.server.ts';
import { loadPageData } from '../../navigation/page-data';
import { useSite } from '../../root-data/root-data';
import { Timeline } from '../../sections/process';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink, MoreLink } from '../../ui/button';
import { Flags } from '../../ui/flags';
import { weekdayText } from '../../ui/weekday';
import type { Route } from './+types/apply-thanks-page';

/** During an outage the job is named by its slug, without dates. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const sentAt = readReceipt(request, { form: 'application', job: params });
  if (!sentAt) throw redirect(languageAt(url.pathname).toLocale(`/careers/${encodeURIComponent(params.slug)}`));
  const [job, page, { sent }] = await Promise.all([
    withFallback<Pick<Job, 'slug' | 'title'> | null>(
      'job of an application',
      { slug: params.slug, title: params.slug },
      () => findJob(params.slug),
    ),
    withFallback('interview process', null, () => findPage('careers')),
    getCachedUiTexts(),
  ]);
  const { slug, title } = requireFound(job);
  return {
    job: { slug, title },
    sentAt,
    wording: sent.application,
    process: page && blockOf(page.blocks, 'process'),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ApplyThanksPage({ loaderData: { job, sentAt, wording, process } }: Route.ComponentProps) {
  const messages = useMessages();
  const { application: t, nav, startup, careers, blog, form } = messages;
  const { office } = useSite();
  const { locale } = useLanguage();
  const dates = stepsDueAt(new Date(sentAt), process?.steps ?? [], office);
  const timeText = (due: Date) => promisedTimeText(due, office, locale, messages);
  const [reviewed] = dates;
  const last = dates.findLast((day) => day !== null);
  const title = wording.title || form.sent;
  return (
    <>
      <PageMeta title={title} isListed={false} />
      <Breadcrumbs
        crumbs={[
          { label: nav.careers, to: '/careers' },
          { label: job.title, to: `/careers/${job.slug}` },
          { label: startup.apply },
        ]}
      />
      <section className="thanks">
        <div className="wrap columns items-end gap-y-8">
          <div className="c-1-8">
            <h1 className="display">{title}</h1>
            {reviewed && wording.text && (
              <p className="lead mt-6 max-w-[36rem]">{fillPlaceholders(wording.text, { day: timeText(reviewed) })}</p>
            )}
            <p className="actions mt-8">
              <ButtonLink to="/careers">{careers.all}</ButtonLink>
              <MoreLink to="/blog">{blog.all}</MoreLink>
            </p>
          </div>
          <p className="c-10-12 thanks__flags" aria-hidden="true">
            <Flags text={job.title} count={6} columns={2} />
          </p>
        </div>
      </section>
      {process && last && (
        <section className="wrap pb-section" aria-labelledby="dates">
          <div className="quay section-head !mb-8">
            <h2 id="dates">{t.dates}</h2>
            <p>{format(t.datesEnd, { time: `${office.to}:00`, place: office.place })}</p>
          </div>
          <Timeline
            steps={process.steps.slice(1)}
            limits={dates.map((day) =>
              day ? format(t.until, { day: weekdayText(day, office.timeZone, locale, 'short') }) : '',
            )}
            outcome={process.outcome}
            outcome_text={format(t.offer, { day: timeText(last) })}
          />
        </section>
      )}
    </>
  );
}
