import { redirect } from 'react-router';
import { blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { fillPlaceholders } from '#app/content/fill-placeholders.ts';
import { findPage } from '#app/content/pages.server.ts';
import { getCachedUiTexts } from '#app/content/ui-texts.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { languageAt, useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { readReceipt } from '#app/leads/receipt.server.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { ProcessSteps } from '#app/sections/process.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { weekdayText } from '#app/ui/dates.ts';
import { Flags } from '#app/ui/flags.tsx';
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
  const { startup: t, nav, form } = useMessages();
  const { timeZone } = useSite().office;
  const { locale } = useLanguage();
  const day = weekdayText(new Date(sentAt), timeZone, locale);
  const title = wording.title || form.sent;
  return (
    <>
      <PageMeta title={title} isListed={false} />
      <Breadcrumbs crumbs={[{ label: nav.startups, to: '/startups' }, { label: t.apply }]} />
      <div className="wrap pt-[clamp(1.5rem,1rem+2vw,2.75rem)]">
        <StepsBar current="done" />
      </div>
      <section className="thanks">
        <div className="wrap columns items-end gap-y-8">
          <div className="c-1-8">
            <h1 className="display">{title}</h1>
            {wording.text && <p className="lead mt-6 max-w-[36rem]">{fillPlaceholders(wording.text, { day })}</p>}
            <p className="actions mt-8">
              <ButtonLink to="/startups">{t.back}</ButtonLink>
              <MoreLink to="/blog">{t.readOn}</MoreLink>
            </p>
          </div>
          <p className="c-10-12 thanks__flags" aria-hidden="true">
            <Flags text={title} count={6} columns={2} />
          </p>
        </div>
      </section>
      {process && (
        <section className="wrap pb-section" aria-labelledby="what-now">
          <div className="rule section-head !mb-8">
            <h2 id="what-now" className="thanks__next">
              {t.whatNow}
            </h2>
          </div>
          <ProcessSteps steps={process.steps} />
        </section>
      )}
    </>
  );
}
