import { redirect, useLocation } from 'react-router';
import { blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { fillOrOmit } from '#app/content/fill-placeholders.ts';
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
import { SentSteps } from '#app/sections/sent-steps.tsx';
import { ThanksHead } from '#app/sections/thanks-head.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import type { Route } from './+types/apply-thanks-page';

/** During a CMS outage the slug stands in for the title, and there are no dates. */
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
    sentTexts: sent.application,
    process: page && blockOf(page.blocks, 'process'),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ApplyThanksPage({ loaderData: { job, sentAt, sentTexts, process } }: Route.ComponentProps) {
  const messages = useMessages();
  const { nav, startup, careers, blog, form } = messages;
  const { office } = useSite();
  const { locale } = useLanguage();
  const { search } = useLocation();
  const [reviewed] = stepsDueAt(new Date(sentAt), process?.steps ?? [], office);
  const title = sentTexts.title || form.sent;
  const text = fillOrOmit(sentTexts.text, { day: reviewed && promisedTimeText(reviewed, office, locale, messages) });
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
      <ThanksHead title={title} text={text} ornament={job.title}>
        <ButtonLink to="/careers">{careers.all}</ButtonLink>
        <MoreLink to="/blog">{blog.all}</MoreLink>
      </ThanksHead>
      {process && (
        <SentSteps
          process={process}
          sentAt={sentAt}
          office={office}
          calendar={`/careers/${job.slug}/apply/dates.ics${search}`}
        />
      )}
    </>
  );
}
