import { requirePage } from '../../content/pages.server.ts';
import { getUiTextsOrDefault } from '../../content/ui-texts.server.ts';
import { useMessages } from '../../i18n/messages';
import { PageMeta } from '../../layout/page-meta';
import { spamProtection } from '../../leads/spam-protection.server.ts';
import { loadPageData } from '../../navigation/page-data';
import { Blocks } from '../../sections/blocks';
import { PageTop } from '../../sections/page-top';
import { faqSubject } from '../../structured-data/faq';
import type { Route } from './+types/startups-page';
import { ApplicationStep, useDraftAnswers } from './application-step';
import { StepsBar } from './steps-bar';

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
        <div className="quay section-head !mb-0">
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
