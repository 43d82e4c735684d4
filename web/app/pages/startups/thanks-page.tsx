import { redirect, useLocation } from 'react-router';
import { blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { fillPlaceholders } from '#app/content/fill-placeholders.ts';
import { findPage } from '#app/content/pages.server.ts';
import { getCachedUiTexts } from '#app/content/ui-texts.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { languageAt, useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { stepsAfterForm } from '#app/leads/due-time.ts';
import { readReceipt } from '#app/leads/receipt.server.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { ProcessSteps } from '#app/sections/process-steps.tsx';
import { PromisedDates } from '#app/sections/promised-dates.tsx';
import { Ornament } from '#app/ui/art.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { weekdayText } from '#app/ui/dates.ts';
import type { Route } from './+types/thanks-page';
import { requireOffer } from './startups-offer.server.ts';
import { StepsBar } from './steps-bar.tsx';

/** During an outage the next steps are left out. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const sentAt = readReceipt(request, { form: 'startup' });
  if (!sentAt) throw redirect(languageAt(url.pathname).toLocale('/startups'));
  const [page, { sent }] = await Promise.all([
    withFallback('what happens to an application', null, () => findPage('startups')),
    getCachedUiTexts(),
    requireOffer(),
  ]);
  return {
    sentAt,
    wording: sent.startup,
    process: page && blockOf(page.blocks, 'process'),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ThanksPage({ loaderData: { sentAt, wording, process } }: Route.ComponentProps) {
  const { startup: t, nav, form, nextSteps } = useMessages();
  const { office } = useSite();
  const { locale } = useLanguage();
  const { search } = useLocation();
  const day = weekdayText(new Date(sentAt), office.timeZone, locale);
  const isDated = process && stepsAfterForm(process.steps).some(({ days }) => days);
  const title = wording.title || form.sent;
  return (
    <>
      <PageMeta title={title} isListed={false} />
      <Breadcrumbs crumbs={[{ label: nav.startups, to: '/startups' }, { label: t.apply }]} />
      <div className="wrap pt-[clamp(1.5rem,1rem+2vw,2.75rem)]">
        <StepsBar current="done" />
      </div>
      <section className="py-[clamp(3rem,2rem+5vw,7rem)]">
        <div className="wrap columns items-end gap-y-8">
          <div className="md:col-[1/9]">
            <h1 className="text-display">{title}</h1>
            {wording.text && <p className="lead mt-6 max-w-[36rem]">{fillPlaceholders(wording.text, { day })}</p>}
            <p className="actions mt-8">
              <ButtonLink to="/startups">{t.back}</ButtonLink>
              <MoreLink to="/blog">{t.readOn}</MoreLink>
            </p>
          </div>
          <p className="md:col-[10/13] empty:hidden" aria-hidden="true">
            <Ornament text={title} columns={2} rows={3} className="w-[clamp(9rem,6rem+8vw,15rem)] md:ml-auto" />
          </p>
        </div>
      </section>
      {process && isDated && (
        <PromisedDates
          process={process}
          sentAt={sentAt}
          office={office}
          calendar={`/startups/apply/dates.ics${search}`}
        />
      )}
      {process && !isDated && (
        <section className="wrap pb-section" aria-labelledby="what-now">
          <div className="section-head !mb-0 !pt-0">
            <h2 id="what-now" className="text-h3">
              {nextSteps.heading}
            </h2>
          </div>
          <ProcessSteps steps={stepsAfterForm(process.steps)} />
        </section>
      )}
    </>
  );
}
