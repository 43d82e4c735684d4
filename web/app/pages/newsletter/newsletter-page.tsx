import { data, redirect } from 'react-router';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { languageAt } from '#app/i18n/use-locale.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { NewsletterForm } from '#app/leads/newsletter/newsletter-form.tsx';
import { receiveSubscription } from '#app/leads/newsletter/receive-subscription.server.ts';
import { readReceipt } from '#app/leads/receipt.server.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { env } from '#env.server.ts';
import { spamProtection } from '#platform/form-timestamp.server.ts';
import type { Route } from './+types/newsletter-page';

/** Without JavaScript, newsletter forms on other pages post here. */
export async function loader({ request }: Route.LoaderArgs) {
  if (!env().SMTP_URL) throw new Response('There is no newsletter without a mail server', { status: 404 });
  const { newsletter, sent } = await getUiTextsOrDefault();
  return {
    consent: newsletter.consent,
    sentText: sent.newsletter.text,
    protection: spamProtection(),
    isSent: readReceipt(request, { form: 'newsletter' }) !== null,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export async function action({ request, url }: Route.ActionArgs) {
  const { result, status } = await receiveSubscription(request);
  if (result.status === 'sent')
    return redirect(languageAt(url.pathname).toLocale(`/newsletter?sent=${result.receipt}`), 303);
  return data(result, { status });
}

export default function NewsletterPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { newsletter: t } = useMessages();
  return (
    <section className="wrap page-head pb-section">
      <PageMeta title={t.title} isListed={false} />
      <h1 className="mb-10 text-display">{t.title}</h1>
      <NewsletterForm {...loaderData} result={result} />
    </section>
  );
}
