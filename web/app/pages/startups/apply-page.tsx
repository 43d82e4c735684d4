import { data, redirect } from 'react-router';
import { type BlockOf, blockOf } from '#app/content/blocks.server.ts';
import { withFallback } from '#app/content/client.server.ts';
import { getFormOptions } from '#app/content/form-options.server.ts';
import { requireFound } from '#app/content/not-found-response.server.ts';
import { findPage, type Hero } from '#app/content/pages.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { stepsAfterForm } from '#app/leads/due-time.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Readers } from '#app/sections/readers.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { MoreLink } from '#app/ui/button.tsx';
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
    withFallback('who reads an application', null, () => findPage('startups')),
    getUiTextsOrDefault(),
    getFormOptions(),
    requireOffer(),
  ]);
  return {
    step,
    people: page && blockOf(page.blocks, 'people'),
    process: page && blockOf(page.blocks, 'process'),
    canvas: page && blockOf(page.blocks, 'call-to-action'),
    facts: page?.hero.facts ?? [],
    tips,
    options,
    privacyNote,
    protection: spamProtection(),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

/** Without JavaScript: each step posts all answers to the next one, and the last one submits them. */
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
  const { protection, people, process, canvas, facts, tips, options, privacyNote } = loaderData;
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
              {canvas?.image && (
                <Image
                  image={canvas.image}
                  width={1024}
                  sizes="100vw"
                  className="mt-7 -ml-gutter h-70 w-[calc(100%+2*var(--gutter))] max-w-none object-cover max-md:hidden lg:hidden"
                />
              )}
              {step === STEPS[0] && <Offer facts={facts} />}
              {people && (
                <div className="mt-6 md:hidden">
                  <Readers {...people} isShort />
                </div>
              )}
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
          {canvas?.image && (
            <figure className="max-lg:order-last md:max-lg:col-start-2 md:max-lg:row-start-2 lg:mt-3">
              <Image
                image={canvas.image}
                width={432}
                sizes="(width < 48rem) 92vw, 30vw"
                className="mb-3 aspect-3/2 w-full rounded-plate object-cover md:max-lg:hidden"
              />
              {canvas.link && (
                <figcaption>
                  <MoreLink to={canvas.link.url} external>
                    {canvas.link.label}
                  </MoreLink>
                </figcaption>
              )}
            </figure>
          )}
          {people && (
            <div className="max-md:hidden md:max-lg:row-span-2">
              <Readers {...people} />
            </div>
          )}
          {process && <NextSteps {...process} />}
        </ApplicationStep>
      </div>
    </>
  );
}

/** On phones it is a sentence. */
function Offer({ facts }: { facts: Hero['facts'] }) {
  return (
    <dl className="mt-5 text-ink-2 md:mt-10 md:grid md:grid-cols-3 md:gap-x-(--gap) md:text-sm">
      {facts.map(({ value, label }) => (
        <div
          key={value}
          className="group max-md:inline md:not-first:border-l md:not-first:border-line-strong md:not-first:pl-(--gap)"
        >
          <dt className="font-semibold text-ink max-md:inline md:font-display md:text-[2rem] md:leading-[1.1] md:font-medium">
            {value}
          </dt>{' '}
          <dd className="max-md:inline max-md:after:content-[',_'] max-md:group-last:after:content-['.'] md:mt-1 md:max-w-[16rem]">
            {label}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NextSteps({ steps }: BlockOf<'process'>) {
  const { startup: t } = useMessages();
  const next = stepsAfterForm(steps);
  const dayOf = (index: number) => next.slice(0, index + 1).reduce((sum, { days }) => sum + (days ?? 0), 0);
  return (
    <section aria-label={t.whatNow}>
      <p className="font-semibold">{t.whatNow}</p>
      <ol className="mt-3 border-t-2 border-ink">
        {next.map(({ title, days }, index) => (
          <li key={title} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-sm">
            {title}
            {days && <span className="tnum text-ink-2">{interpolate(t.byDay, { day: dayOf(index) })}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
