import { data, redirect } from 'react-router';
import { besideForm, blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { getFormOptions } from '#app/content/form-options.server.ts';
import { requireFound } from '#app/content/not-found-response.server.ts';
import { findPage, type Hero } from '#app/content/pages.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { NextSteps } from '#app/sections/next-steps.tsx';
import { Readers } from '#app/sections/readers.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Image } from '#app/ui/image.tsx';
import { spamProtection } from '#platform/form-timestamp.server.ts';
import type { Route } from './+types/apply-page';
import { isStep, STEPS } from './application.ts';
import { ApplicationStep, useDraftAnswers } from './application-step.tsx';
import { changeStep, receiveApplication } from './receive-application.server.ts';
import { requireCachedOffer, requireOffer } from './startups-offer.server.ts';

export async function loader({ params }: Route.LoaderArgs) {
  const step = requireFound(isStep(params.step) ? params.step : null);
  const [page, { tips, privacyNote }, options] = await Promise.all([
    withFallback('readers and process of a startup application', null, () => findPage('startups')),
    getUiTextsOrDefault(),
    getFormOptions(),
    requireOffer(),
  ]);
  return {
    step,
    hero: page?.hero ?? null,
    people: besideForm(page?.blocks ?? []),
    process: page && blockOf(page.blocks, 'process'),
    now: new Date().toISOString(),
    tips,
    options,
    privacyNote,
    protection: spamProtection(),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

/** Without JavaScript, each step posts all answers to the next one. The last one submits them (`?send`). */
export async function action({ request, url, params }: Route.ActionArgs) {
  const step = requireFound(isStep(params.step) ? params.step : null);
  await requireCachedOffer();
  if (url.searchParams.has('send')) {
    const { result, step: shown, status } = await receiveApplication(request);
    if (result.status === 'sent')
      return redirect(languageAt(url.pathname).toLocale(`/startups/apply/thanks?sent=${result.receipt}`), 303);
    return data({ result, step: shown }, { status });
  }
  const { result, step: shown, status } = await changeStep(request, step);
  return data({ result, step: shown }, { status });
}

export default function ApplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { startup: t, nav, form } = useMessages();
  const { office } = useSite();
  const { protection, hero, people, process, now, tips, options, privacyNote } = loaderData;
  const step = actionData?.step ?? loaderData.step;
  const title = `${t.heading}: ${t.steps[step]}`;
  const answers = useDraftAnswers(step, actionData?.result);
  return (
    <>
      <PageMeta
        title={actionData?.result.status === 'invalid' ? interpolate(form.errorTitle, { title }) : title}
        isListed={false}
      />
      <Breadcrumbs crumbs={[{ label: nav.startups, to: '/startups' }, { label: t.apply }]} />
      <div className="wrap pt-[clamp(1.5rem,1rem+2vw,2.75rem)] pb-section lg:pt-5">
        <ApplicationStep
          key={step}
          step={step}
          title={
            <div className="mb-8 md:mb-12 lg:mb-14">
              <p className="font-display text-h1 leading-[1.1] font-medium tracking-[-0.022em]">{t.heading}</p>
              {step === STEPS[0] && hero && <Offer facts={hero.facts} />}
            </div>
          }
          isPage
          tips={tips[step]}
          options={options}
          privacyNote={privacyNote}
          protection={protection}
          answers={answers}
          result={actionData?.result}
        >
          {hero?.image && (
            <div className="aspect-3/2 overflow-hidden rounded-plate max-lg:hidden">
              <Image
                image={hero.phoneImage ?? hero.image}
                width={720}
                sizes="50vw"
                className="size-full scale-150 object-cover"
              />
            </div>
          )}
          {people.map((block, index) => (
            <Readers key={index} {...block} />
          ))}
          {process && <NextSteps process={process} now={now} office={office} isShort />}
        </ApplicationStep>
      </div>
    </>
  );
}

/** On phones a coloured band, as these pages show no image there. */
function Offer({ facts }: { facts: Hero['facts'] }) {
  return (
    <dl className="mt-8 text-sm/[1.45] max-md:-mx-gutter max-md:bg-accent-soft max-md:px-gutter max-md:py-3 md:mt-10 md:grid md:grid-cols-3 md:gap-x-(--gap)">
      {facts.map(({ value, label }) => (
        <div
          key={value}
          className="max-md:grid max-md:grid-cols-[9.5rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-3 max-md:py-2 max-[18rem]:block"
        >
          <dt className="font-display text-[1.5rem] leading-[1.1] font-medium md:max-lg:text-[2rem] xl:text-[2rem]">
            {value}
          </dt>
          <dd className="md:mt-1 md:max-w-[16rem] md:text-ink-2">{label}</dd>
        </div>
      ))}
    </dl>
  );
}
