import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { trackLeadSent } from '#app/analytics/events.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { FormProblem, PrivacyNote } from '#app/leads/form-messages.tsx';
import { type SpamProtection, SpamProtectionFields, SUBMISSION_FIELDS } from '#app/leads/spam-protection.tsx';
import type { SubmissionResult } from '#app/leads/submission-result.ts';
import { useSubmission } from '#app/leads/use-submission.ts';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';

type Props = {
  protection: SpamProtection;
  /** The text that visitors consent to. */
  consent: string;
  /** Shown after signing up. */
  sentText: string;
  /** The result of a submission without JavaScript. */
  result?: SubmissionResult | undefined;
  isSent?: boolean;
};
/** Prefixed, because another form on the page may have an `email` field too. */
const FIELD_ID = 'newsletter-email';
const SENT_ID = 'newsletter-sent';

/** Without JavaScript it submits to a page of its own, which shows errors and the next step. */
export function NewsletterForm({ protection, consent, sentText, result, isSent: isSentBefore = false }: Props) {
  const { newsletter: t, form: f } = useMessages();
  const { toLocale } = useLanguage();
  const { pathname } = useLocation();
  const [isSent, setIsSent] = useState(isSentBefore);
  const [error, setError] = useState(result?.status === 'invalid' ? result.errors.email : undefined);
  const sending = useSubmission({
    to: '/newsletter/send',
    protection,
    before: isSentBefore ? 'sent' : result,
    onSent: () => {
      trackLeadSent('newsletter');
      setError(undefined);
      setIsSent(true);
    },
    onInvalid: ({ email }) => {
      setError(email);
      document.getElementById(FIELD_ID)?.focus();
    },
  });
  useEffect(() => {
    if (isSent && !isSentBefore) document.getElementById(SENT_ID)?.focus();
  }, [isSent, isSentBefore]);

  if (isSent)
    return (
      <Notice tone="done" title={f.sent} id={SENT_ID}>
        <p>{sentText || t.checkInbox}</p>
      </Notice>
    );
  return (
    <form
      className="form grid max-w-xl gap-4"
      method="post"
      action={toLocale('/newsletter')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.send(event.currentTarget);
      }}
    >
      <TextField
        id={FIELD_ID}
        name="email"
        label={t.email}
        type="email"
        autoComplete="email"
        error={error}
        defaultValue={result && result.status !== 'sent' ? result.values.email : undefined}
        required
      />
      <input type="hidden" name={SUBMISSION_FIELDS.page} value={pathname} />
      <SpamProtectionFields timestamp={protection.timestamp} />
      <div className="grid justify-items-start gap-4">
        <FormProblem>{sending.problem}</FormProblem>
        <SubmitButton state={sending.state} label={t.subscribe} />
        <PrivacyNote text={consent} />
      </div>
    </form>
  );
}
