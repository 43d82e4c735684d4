import { requirePage } from '#app/content/pages.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { spamProtection } from '#app/leads/spam-protection.server.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { PageTop } from '#app/sections/page-top.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import type { Route } from './+types/startups-page';
import { ApplicationStep, useDraftAnswers } from './application-step.tsx';
import { StepsBar } from './steps-bar.tsx';

export async function loader() {
  const [page, { tips, privacyNote }] = await Promise.all([requirePage('startups'), getUiTextsOrDefault()]);
  return { page, tips: tips['about-you'], privacyNote, protection: spamProtection() };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function StartupsPage({ loaderData: { page, tips, privacyNote, protection } }: Route.ComponentProps) {
  const { startup: t } = useMessages();
  const { hero, title, blocks, seo } = page;
  const crumbs = [{ label: title }];
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={faqSubject(blocks)} />
      <PageTop hero={hero} crumbs={crumbs} layout="freight" />
      <Blocks blocks={blocks} />
      <section className="wrap pb-section" id="apply" aria-labelledby="apply-heading">
        <div className="rule section-head !mb-0">
          <h2 id="apply-heading">{t.heading}</h2>
        </div>
        <StepsBar current="about-you" />
        <div className="pt-10">
          <ApplicationStep
            step="about-you"
            tips={tips}
            privacyNote={privacyNote}
            protection={protection}
            answers={useDraftAnswers('about-you')}
          />
        </div>
      </section>
    </>
  );
}
