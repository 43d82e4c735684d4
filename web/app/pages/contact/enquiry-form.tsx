import { useEffect, useState } from 'react';
import { trackLeadSent } from '#app/analytics/events.ts';
import { fillPlaceholders } from '#app/content/fill-placeholders.ts';
import type { SentTexts } from '#app/content/ui-texts.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { draftStore } from '#app/leads/draft.ts';
import { promisedTimeText, replyDueAt } from '#app/leads/due-time.ts';
import { BUDGETS, PROJECT_TYPES, REFERRERS } from '#app/leads/form-choices.ts';
import { FormProblem, PrivacyNote } from '#app/leads/form-messages.tsx';
import { type FormValues, readValues } from '#app/leads/form-values.ts';
import { type SpamProtection, SpamProtectionFields } from '#app/leads/spam-protection.tsx';
import type { SubmissionResult } from '#app/leads/submission-result.ts';
import { useSubmission } from '#app/leads/use-submission.ts';
import { useValidatedForm } from '#app/leads/use-validated-form.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { Choices } from '#app/ui/choices.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { Enquiry } from './enquiry.ts';

type Props = {
  protection: SpamProtection;
  subject: string;
  result?: SubmissionResult | undefined;
  /** Of a submission without JavaScript. */
  sentAt: string | null;
  wording: SentTexts;
  privacyNote: string;
};

const draft = draftStore({ name: 'contact', lifetime: 'tab' });
const SENT = 'sent';

let checkEnquiry: typeof import('./enquiry.ts').checkEnquiry | null = null;
/** Links to this page are on every other one and prefetch it: the schema is left to those who see the form. */
const fetchCheck = async () => {
  checkEnquiry ??= (await import('./enquiry.ts')).checkEnquiry;
  return checkEnquiry;
};

export function EnquiryForm({ protection, subject, result, sentAt, wording, privacyNote }: Props) {
  const messages = useMessages();
  const { enquiry: t, form: f } = messages;
  const { locale, toLocale } = useLanguage();
  const { replyHours, office } = useSite();
  const [receivedAt, setReceivedAt] = useState(sentAt);
  const replyTime =
    receivedAt && promisedTimeText(replyDueAt(new Date(receivedAt), replyHours, office), office, locale, messages);
  // Without JavaScript the page reloads, and its end would be out of view.
  const isSentBefore = sentAt !== null && receivedAt === sentAt;
  const thanks = replyTime && (
    <Notice tone="done" title={wording.title || f.sent} id={SENT}>
      {wording.text && <p>{fillPlaceholders(wording.text, { time: replyTime })}</p>}
    </Notice>
  );

  useEffect(() => {
    if (receivedAt !== sentAt) document.getElementById(SENT)?.focus();
  }, [receivedAt, sentAt]);

  const sending = useSubmission({
    to: '/contact/send',
    protection,
    before: sentAt ? 'sent' : result,
    onSent: ({ receivedAt: at }) => {
      trackLeadSent('contact');
      setReceivedAt(at);
      checked.clear();
    },
    onInvalid: (errors) => checked.showErrors(errors),
  });
  const checked = useValidatedForm({
    draft,
    serverErrors: result?.status === 'invalid' ? result.errors : undefined,
    check: (form) => {
      const values = readValues(new FormData(form));
      return (
        checkEnquiry?.(values, messages.validation) ?? fetchCheck().then((check) => check(values, messages.validation))
      );
    },
    onEdit: sending.edited,
  });

  const typed: FormValues = result && result.status !== 'sent' ? result.values : { subject };
  const field = (name: keyof Enquiry) => ({
    name,
    error: checked.errors[name],
    defaultValue: typed[name],
  });
  return (
    <form
      ref={checked.ref}
      className="form form--two"
      method="post"
      action={toLocale('/contact')}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (sending.state !== 'sent' && (await checked.checkAll())) sending.send(form);
      }}
    >
      {isSentBefore && thanks}
      <ErrorSummary
        errors={checked.errors}
        attempt={checked.attempt}
        labels={{
          subject: t.subject,
          project_type_other: t.projectTypeOther,
          referrer_other: t.referrerOther,
          message: t.message,
        }}
      />
      <TextArea {...field('message')} label={t.message} hint={t.messageHint} wide />
      <TextField {...field('subject')} label={t.subject} wide />
      <TextField {...field('name')} label={t.name} autoComplete="name" required />
      <TextField {...field('email')} label={t.email} type="email" autoComplete="email" required />
      <TextField {...field('company')} label={t.company} autoComplete="organization" required />
      <SelectField
        {...field('budget')}
        label={t.budget}
        choose={t.budgetChoose}
        options={BUDGETS.map((value) => ({ value, label: f.budgets[value] }))}
        required
      />
      <Choices
        {...field('project_type')}
        label={t.projectType}
        options={PROJECT_TYPES.map((value) => ({ value, label: t.projectTypes[value] }))}
        wide
      />
      <TextField
        {...field('project_type_other')}
        label={t.projectTypeOther}
        className="when-other-project"
        required
        wide
      />
      <SelectField
        {...field('referrer')}
        label={t.referrer}
        choose={f.choose}
        options={REFERRERS.map((value) => ({ value, label: t.referrers[value] }))}
      />
      <TextField {...field('referrer_other')} label={t.referrerOther} className="when-other-referrer" required wide />
      <SpamProtectionFields timestamp={protection.timestamp} />
      <div className="full grid justify-items-start gap-4">
        {!isSentBefore && thanks}
        <FormProblem>{sending.problem}</FormProblem>
        <SubmitButton state={sending.state} />
        <PrivacyNote text={privacyNote} />
      </div>
    </form>
  );
}
