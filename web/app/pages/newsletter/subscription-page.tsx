import { data } from 'react-router';
import { getUiTextsOrDefault } from '#app/content/ui-texts.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { PageMeta } from '#app/layout/page-meta.tsx';
import { PrivacyNote } from '#app/leads/form-messages.tsx';
import { changeSubscription } from '#app/leads/newsletter/receive-subscription.server.ts';
import { isSubscriptionStep, readSubscriptionLink } from '#app/leads/newsletter/subscription-link.server.ts';
import { loadPageData } from '#app/navigation/page-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/subscription-page';

const STATUS = { done: 200, invalid: 410, tooMany: 429, failed: 503 } as const;

/** Opened by the links in mails. Visitors confirm with a button, because mail filters open links too. */
export async function loader({ request, params: { step } }: Route.LoaderArgs) {
  if (!isSubscriptionStep(step)) throw new Response('No such step', { status: 404 });
  const email = readSubscriptionLink(request, step);
  const { newsletter } = await getUiTextsOrDefault();
  return data({ step, email, newsletter }, { status: email === null ? STATUS.invalid : STATUS.done });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPageData(args);

export async function action({ request, params: { step } }: Route.ActionArgs) {
  if (!isSubscriptionStep(step)) throw new Response('No such step', { status: 404 });
  const outcome = await changeSubscription(request, step);
  return data(outcome, { status: STATUS[outcome] });
}

export default function SubscriptionPage({
  loaderData: { step, email, newsletter },
  actionData: outcome,
}: Route.ComponentProps) {
  const { newsletter: t, form } = useMessages();
  const isConfirming = step === 'confirm';
  const done = isConfirming ? newsletter.confirmed : newsletter.unsubscribed;
  const title = outcome === 'done' ? t.done : isConfirming ? t.confirmTitle : t.unsubscribeTitle;
  return (
    <section className="wrap page-head pb-section grid justify-items-start gap-6">
      <PageMeta title={title} isListed={false} />
      <h1 className="text-display">{title}</h1>
      {outcome === 'done' ? (
        <>
          {done && <p className="lead">{done}</p>}
          <ButtonLink to="/">{t.toStart}</ButtonLink>
        </>
      ) : email === null ? (
        <p className="lead">{t.expired}</p>
      ) : (
        <form method="post" className="grid max-w-xl justify-items-start gap-6">
          <p className="lead break-words">{email}</p>
          {outcome && <p role="alert">{form.serverError}</p>}
          <button className="btn" type="submit">
            {isConfirming ? t.confirm : t.unsubscribe}
          </button>
          {isConfirming && <PrivacyNote text={newsletter.consent} />}
        </form>
      )}
    </section>
  );
}
