import { data, redirect } from 'react-router';
import { besideForm, onPage } from '#app/content/blocks.server.ts';
import { getFormOptions } from '#app/content/form-options.server.ts';
import { requireFormPage } from '#app/content/pages.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { interpolate, messagesAt, useMessages } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { ContactForm } from '#app/leads/contact-form/contact-form.tsx';
import { receiveContactMessage } from '#app/leads/contact-form/receive-contact-message.server.ts';
import { readReceipt } from '#app/leads/receipt.server.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { BREADCRUMBS_OVERLAY, HeroActions } from '#app/sections/page-header.tsx';
import { Readers } from '#app/sections/readers.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Image } from '#app/ui/image.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { spamProtection } from '#platform/form-timestamp.server.ts';
import type { Route } from './+types/contact-page';
import { DirectWays } from './direct-ways.tsx';

const SUBJECT_MAX = 200;

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams, pathname } = new URL(request.url);
  const [page, options, { privacyNote, sent }] = await Promise.all([
    requireFormPage('contact', messagesAt(pathname).nav.contact),
    getFormOptions(),
    getUiTextsOrDefault(),
  ]);
  return {
    page,
    people: besideForm(page.blocks),
    // Without form sections: their ids would repeat those of the page's own form.
    blocks: onPage(page.blocks).filter(({ __component: kind }) => kind !== 'sections.form'),
    options,
    privacyNote,
    wording: sent.contact,
    protection: spamProtection(),
    subject: searchParams.get('subject')?.slice(0, SUBJECT_MAX) ?? '',
    sentAt: readReceipt(request, { form: 'contact' }),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

/** Without JavaScript: redirects after success, so that the page can be reloaded. */
export async function action({ request, url }: Route.ActionArgs) {
  const { result, status } = await receiveContactMessage(request);
  if (result.status === 'sent')
    return redirect(languageAt(url.pathname).toLocale(`/contact?sent=${result.receipt}#sent`), 303);
  return data(result, { status });
}

export default function ContactPage({
  loaderData: { page, people, blocks, options, privacyNote, wording, protection, subject, sentAt },
  actionData: result,
}: Route.ComponentProps) {
  const { form, contact } = useMessages();
  const site = useSite();
  const { hero, title, seo } = page;
  const crumbs = [{ label: title }];
  const hasErrors = result?.status === 'invalid';
  return (
    <>
      <PageMeta
        title={hasErrors ? interpolate(form.errorTitle, { title }) : title}
        description={hero.lead}
        {...(hasErrors ? {} : { seo })}
        crumbs={crumbs}
        subject={{ pageType: 'ContactPage', ...faqSubject(blocks) }}
      />
      <div className={BREADCRUMBS_OVERLAY}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      {/* On wide screens the form is below the headline. On tablets lead and contact details are beside a square image. */}
      <div className="wrap columns page-head gap-y-8 pb-section md:gap-y-10 md:pt-6 md:max-lg:grid-rows-[auto_auto_1fr] lg:grid-rows-[auto_1fr] lg:pt-0">
        <div className="grid content-start gap-y-7 md:max-lg:contents lg:col-[1/7] lg:pt-[clamp(5rem,4rem+2.6vw,7rem)]">
          <NoBreak
            as="h1"
            className="text-display lg:-mt-[0.11em] md:max-lg:col-span-full md:max-lg:text-[3.5rem]"
            text={hero.heading}
          />
          <div className="grid gap-y-7 empty:hidden md:max-lg:col-[1/7]">
            {hero.lead && <NoBreak as="p" className="lead mt-0" text={hero.lead} />}
            <HeroActions hero={hero} />
          </div>
        </div>
        <div className="contents lg:col-[8/13] lg:row-[1/3] lg:block">
          {hero.image && (
            // Extends to the window's edge, except on tablets. On phones it is below the form.
            <div className="max-md:order-last max-md:-mx-gutter max-md:col-span-full md:max-lg:col-[7/13] md:max-lg:row-[2/4] lg:-mr-edge">
              <Image
                image={hero.image}
                crops={[{ image: hero.phoneImage, below: 'md', sizes: '100vw' }]}
                width={960}
                sizes="(width < 48rem) 100vw, 50vw"
                className="aspect-square w-full object-cover md:max-lg:rounded-plate"
                eager
              />
            </div>
          )}
          <div className="stay contents gap-y-8 lg:mt-8 lg:grid">
            <aside aria-label={contact.otherWays} className="max-md:col-span-full md:max-lg:col-[1/7] md:max-lg:row-3">
              <DirectWays site={site} facts={hero.facts} />
            </aside>
            {people.map((block, index) => (
              <div key={index} className="col-span-full max-md:order-last">
                <Readers {...block} isShort />
              </div>
            ))}
          </div>
        </div>
        <section className="@container lg:col-[1/7]" id="contact-form" aria-label={contact.title}>
          <ContactForm
            options={options}
            protection={protection}
            chosen={{ subject }}
            result={result}
            sentAt={sentAt}
            wording={wording}
            privacyNote={privacyNote}
          />
        </section>
      </div>
      <Blocks blocks={blocks} />
    </>
  );
}
