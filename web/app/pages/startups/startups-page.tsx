import { besideForm, blockOf, onPage } from '#app/content/blocks.server.ts';
import { getFormOptions } from '#app/content/form-options.server.ts';
import { requirePage } from '#app/content/pages.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { NextSteps } from '#app/sections/next-steps.tsx';
import { PageHeader } from '#app/sections/page-header.tsx';
import { Readers } from '#app/sections/readers.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import { spamProtection } from '#platform/form-timestamp.server.ts';
import type { Route } from './+types/startups-page';
import { ApplicationStep, useDraftAnswers } from './application-step.tsx';

export async function loader() {
  const [page, { tips, privacyNote }, options] = await Promise.all([
    requirePage('startups'),
    getUiTextsOrDefault(),
    getFormOptions(),
  ]);
  return {
    page: { ...page, blocks: onPage(page.blocks) },
    people: besideForm(page.blocks),
    process: blockOf(page.blocks, 'process'),
    now: new Date().toISOString(),
    options,
    tips: tips['about-you'],
    privacyNote,
    protection: spamProtection(),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export default function StartupsPage({
  loaderData: { page, people, process, now, options, tips, privacyNote, protection },
}: Route.ComponentProps) {
  const { startup: t } = useMessages();
  const { office } = useSite();
  const { hero, title, blocks, seo } = page;
  const crumbs = [{ label: title }];
  return (
    <>
      <PageMeta title={title} description={hero.lead} seo={seo} crumbs={crumbs} subject={faqSubject(blocks)} />
      <PageHeader hero={hero} crumbs={crumbs} />
      <Blocks blocks={blocks} />
      <section className="section" id="apply" aria-labelledby="apply-heading">
        <div className="wrap">
          <h2 id="apply-heading" className="rule mb-8 pt-5 lg:mb-10">
            {t.heading}
          </h2>
          <ApplicationStep
            step="about-you"
            tips={tips}
            options={options}
            privacyNote={privacyNote}
            protection={protection}
            answers={useDraftAnswers('about-you')}
          >
            {people.map((block, index) => (
              <Readers key={index} {...block} />
            ))}
            {process && <NextSteps process={process} now={now} office={office} isShort />}
          </ApplicationStep>
        </div>
      </section>
    </>
  );
}
