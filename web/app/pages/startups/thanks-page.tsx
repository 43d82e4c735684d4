import { redirect, useLocation } from 'react-router';
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
import { SentSteps } from '#app/sections/sent-steps.tsx';
import { ThanksHead } from '#app/sections/thanks-head.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { weekdayText } from '#app/ui/dates.ts';
import type { Route } from './+types/thanks-page';
import { requireOffer } from './startups-offer.server.ts';

/** During a CMS outage the page has no dates. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const sentAt = readReceipt(request, { form: 'startup' });
  if (!sentAt) throw redirect(languageAt(url.pathname).toLocale('/startups'));
  const [page, { sent }] = await Promise.all([
    withFallback('process of a startup application', null, () => findPage('startups')),
    getCachedUiTexts(),
    requireOffer(),
  ]);
  return {
    sentAt,
    sentTexts: sent.startup,
    process: page && blockOf(page.blocks, 'process'),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function ThanksPage({ loaderData: { sentAt, sentTexts, process } }: Route.ComponentProps) {
  const { startup: t, nav, form } = useMessages();
  const { office } = useSite();
  const { locale } = useLanguage();
  const { search } = useLocation();
  const day = weekdayText(new Date(sentAt), office.timeZone, locale);
  const title = sentTexts.title || form.sent;
  return (
    <>
      <PageMeta title={title} isListed={false} />
      <Breadcrumbs crumbs={[{ label: nav.startups, to: '/startups' }, { label: t.apply }]} />
      <ThanksHead title={title} text={fillPlaceholders(sentTexts.text, { day })} ornament={title}>
        <ButtonLink to="/startups">{t.back}</ButtonLink>
        <MoreLink to="/blog">{t.readOn}</MoreLink>
      </ThanksHead>
      {process && (
        <SentSteps process={process} sentAt={sentAt} office={office} calendar={`/startups/apply/dates.ics${search}`} />
      )}
    </>
  );
}
