import { redirect } from 'react-router';
import { blockOf } from '../../content/blocks.server.ts';
import { withFallback } from '../../content/client.server.ts';
import { fillPlaceholders } from '../../content/fill-in';
import { findPage } from '../../content/pages.server.ts';
import { getCachedUiTexts } from '../../content/ui-texts.server.ts';
import { useMessages } from '../../i18n/messages';
import { languageAt, useLanguage } from '../../i18n/use-locale';
import { PageMeta } from '../../layout/page-meta';
import { readReceipt } from '../../leads/receipt.server.ts';
import { loadPageData } from '../../navigation/page-data';
import { useSite } from '../../root-data/root-data';
import { ProcessSteps } from '../../sections/process';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink, MoreLink } from '../../ui/button';
import { Flags } from '../../ui/flags';
import { weekdayText } from '../../ui/weekday';
import type { Route } from './+types/thanks-page';
import { requireOffer } from './startups-offer.server.ts';
import { StepsBar } from './steps-bar';

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
          <div className="quay section-head !mb-8">
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
