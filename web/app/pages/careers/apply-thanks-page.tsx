import { redirect, useLocation } from 'react-router';
import { blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { fillPlaceholders } from '#app/content/fill-placeholders.ts';
import { findJob, type Job } from '#app/content/jobs.server.ts';
import { requireFound } from '#app/content/not-found-response.server.ts';
import { findPage } from '#app/content/pages.server.ts';
import { getCachedUiTexts } from '#app/content/ui-texts.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { languageAt, useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { promisedTimeText, stepsDueAt } from '#app/leads/due-time.ts';
import { readReceipt } from '#app/leads/receipt.server.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { PromisedDates } from '#app/sections/promised-dates.tsx';
import { Ornament } from '#app/ui/art.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
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
  const { nav, startup, careers, blog, form } = messages;
  const { office } = useSite();
  const { locale } = useLanguage();
  const { search } = useLocation();
  const [reviewed] = stepsDueAt(new Date(sentAt), process?.steps ?? [], office);
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
      <section className="py-[clamp(3rem,2rem+5vw,7rem)]">
        <div className="wrap columns items-end gap-y-8">
          <div className="md:col-[1/9]">
            <h1 className="text-display">{title}</h1>
            {reviewed && wording.text && (
              <p className="lead mt-6 max-w-[36rem]">
                {fillPlaceholders(wording.text, {
                  day: promisedTimeText(reviewed, office, locale, messages),
                })}
              </p>
            )}
            <p className="actions mt-8">
              <ButtonLink to="/careers">{careers.all}</ButtonLink>
              <MoreLink to="/blog">{blog.all}</MoreLink>
            </p>
          </div>
          <p className="md:col-[10/13] empty:hidden" aria-hidden="true">
            <Ornament text={job.title} columns={2} rows={3} className="w-[clamp(9rem,6rem+8vw,15rem)] md:ml-auto" />
          </p>
        </div>
      </section>
      {process && (
        <PromisedDates
          process={process}
          sentAt={sentAt}
          office={office}
          calendar={`/careers/${job.slug}/apply/dates.ics${search}`}
        />
      )}
    </>
  );
}
