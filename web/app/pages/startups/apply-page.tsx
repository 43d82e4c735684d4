import { data, redirect } from 'react-router';
import { besideForm, blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { getFormOptions } from '#app/content/form-options.server.ts';
import { requireFound } from '#app/content/not-found-response.server.ts';
import { findPage, type Hero } from '#app/content/pages.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { languageAt, useLanguage } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { stepsDueAt } from '#app/leads/due-time.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { FormPicture } from '#app/sections/form-picture.tsx';
import { NextSteps } from '#app/sections/next-steps.tsx';
import { Readers } from '#app/sections/readers.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { weekdayText } from '#app/ui/dates.ts';
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
  const { locale } = useLanguage();
  const { protection, hero, people, process, now, tips, options, privacyNote } = loaderData;
  const step = actionData?.step ?? loaderData.step;
  const title = `${t.heading}: ${t.steps[step]}`;
  const readers = people.flatMap((block) => block.people.map(({ name }) => name));
  const [answer] = stepsDueAt(new Date(now), process?.steps ?? [], office);
  const answers = useDraftAnswers(step, actionData?.result);
  return (
    <>
      <PageMeta
        title={actionData?.result.status === 'invalid' ? interpolate(form.errorTitle, { title }) : title}
        isListed={false}
      />
      <Breadcrumbs crumbs={[{ label: nav.startups, to: '/startups' }, { label: t.apply }]} />
      <div className="wrap pt-6 pb-section lg:pt-8">
        <ApplicationStep
          key={step}
          step={step}
          title={
            <>
              <p className="font-display text-h1 leading-[1.1] font-medium tracking-[-0.022em]">{t.heading}</p>
              {step === STEPS[0] && readers.length > 0 && answer && (
                <p className="lead mt-6 lg:hidden">
                  {interpolate(t.readBy, {
                    names: new Intl.ListFormat(locale.formats).format(readers),
                    day: weekdayText(answer, office.timeZone, locale, 'short'),
                  })}
                </p>
              )}
            </>
          }
          picture={hero?.image && <FormPicture image={hero.image} />}
          isPage
          tips={tips[step]}
          options={options}
          privacyNote={privacyNote}
          protection={protection}
          answers={answers}
          result={actionData?.result}
          offer={hero && hero.facts.length > 0 && <Offer facts={hero.facts} />}
        >
          {people.map((block, index) => (
            <Readers key={index} {...block} />
          ))}
          {process && <NextSteps process={process} now={now} office={office} isShort />}
        </ApplicationStep>
      </div>
    </>
  );
}

function Offer({ facts }: { facts: Hero['facts'] }) {
  return (
    <dl className="mt-12 grid gap-x-(--gap) border-t border-line text-sm/[1.45] @min-[36rem]:grid-cols-3 @min-[36rem]:pt-5">
      {facts.map(({ value, label }) => (
        <div
          key={value}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3.5 @min-[36rem]:block @min-[36rem]:border-b-0 @min-[36rem]:py-0"
        >
          <dt className="w-36 flex-none font-display text-[1.5rem] leading-[1.1] font-medium">{value}</dt>
          <dd className="muted min-w-36 flex-1 @min-[36rem]:mt-1.5">{label}</dd>
        </div>
      ))}
    </dl>
  );
}
