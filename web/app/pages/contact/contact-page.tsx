import { data, redirect } from 'react-router';
import { requireFormPage } from '#app/content/pages.server.ts';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { interpolate, messagesAt, useMessages } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { readReceipt } from '#app/leads/receipt.server.ts';
import { spamProtection } from '#app/leads/spam-protection.server.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { faqSubject } from '#app/structured-data/faq.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import type { Route } from './+types/contact-page';
import { EnquiryForm } from './enquiry-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { receiveEnquiry } from './receive-enquiry.server.ts';

const SUBJECT_MAX = 200;

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams, pathname } = new URL(request.url);
  const [page, { privacyNote, sent }] = await Promise.all([
    requireFormPage('contact', messagesAt(pathname).nav.contact),
    getUiTextsOrDefault(),
  ]);
  return {
    page,
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
  const { result, status } = await receiveEnquiry(request);
  if (result.status === 'sent')
    return redirect(languageAt(url.pathname).toLocale(`/contact?sent=${result.receipt}#sent`), 303);
  return data(result, { status });
}

export default function ContactPage({
  loaderData: { page, privacyNote, wording, protection, subject, sentAt },
  actionData: result,
}: Route.ComponentProps) {
  const { form, enquiry } = useMessages();
  const { hero, title, blocks, seo } = page;
  const people = blocks.find((block) => block.__component === 'sections.people');
  const rest = blocks.filter((block) => block !== people);
  const crumbs = [{ label: title }];
  const hasErrors = result?.status === 'invalid';
  return (
    <>
      <PageMeta
        title={hasErrors ? interpolate(form.errorTitle, { title }) : title}
        description={hero.lead}
        {...(hasErrors ? {} : { seo })}
        crumbs={crumbs}
        subject={{ pageType: 'ContactPage', ...faqSubject(rest) }}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className="wrap page-head columns items-end gap-y-6">
        <h1 className="display c-1-7">
          <NoBreak text={hero.heading} />
        </h1>
        {hero.lead && (
          <p className="lead c-8-12 !mt-0">
            <NoBreak text={hero.lead} />
          </p>
        )}
      </div>
      <div className={`wrap columns gap-y-14 ${rest.length ? '' : 'pb-section'}`}>
        <section className="c-1-7" id="enquiry" aria-label={enquiry.title}>
          <EnquiryForm
            protection={protection}
            subject={subject}
            result={result}
            sentAt={sentAt}
            wording={wording}
            privacyNote={privacyNote}
          />
        </section>
        <OtherWays facts={hero.facts} people={people} />
      </div>
      <Blocks blocks={rest} />
    </>
  );
}
