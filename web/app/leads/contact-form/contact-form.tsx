import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { trackLeadSent } from '#app/analytics/events.ts';
import { fillPlaceholders } from '#app/content/fill-placeholders.ts';
import type { FormOptions } from '#app/content/form-options.server.ts';
import type { SentTexts } from '#app/content/ui-texts.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { draftStore } from '#app/leads/draft.ts';
import { promisedTimeText, replyDueAt } from '#app/leads/due-time.ts';
import { FormProblem, PrivacyNote } from '#app/leads/form-messages.tsx';
import { type FormValues, readValues } from '#app/leads/form-values.ts';
import { type SpamProtection, SpamProtectionFields, SUBMISSION_FIELDS } from '#app/leads/spam-protection.tsx';
import type { SubmissionResult } from '#app/leads/submission-result.ts';
import { useSubmission } from '#app/leads/use-submission.ts';
import { useValidatedForm } from '#app/leads/use-validated-form.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { Choices } from '#app/ui/choices.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { ContactMessage } from './contact-message.ts';

type Props = {
  options: FormOptions;
  protection: SpamProtection;
  /** Values that the form starts with. */
  chosen: FormValues;
  /** The result of a submission without JavaScript; `sentAt` is when it was received (ISO 8601). */
  result?: SubmissionResult | undefined;
  sentAt?: string | null;
  wording: SentTexts;
  privacyNote: string;
};

const draft = draftStore({ name: 'contact', lifetime: 'tab' });
const SENT = 'sent';

let checkContactMessage: typeof import('./contact-message.ts').checkContactMessage | null = null;
/** Loads the validation with the form instead of the page, because every page prefetches the contact page. */
const fetchCheck = async () => {
  checkContactMessage ??= (await import('./contact-message.ts')).checkContactMessage;
  return checkContactMessage;
};

/** Without JavaScript it submits to the contact page, which shows errors and the confirmation. */
export function ContactForm({ options, protection, chosen, result, sentAt = null, wording, privacyNote }: Props) {
  const { pathname, search } = useLocation();
  const messages = useMessages();
  const { contact: t, form: f } = messages;
  const { locale, toLocale } = useLanguage();
  const { replyHours, office } = useSite();
  const [receivedAt, setReceivedAt] = useState(sentAt);
  const [receiptQuery, setReceiptQuery] = useState(search);
  const replyTime =
    receivedAt && promisedTimeText(replyDueAt(new Date(receivedAt), replyHours, office), office, locale, messages);
  // Without JavaScript the page reloads, and a confirmation at the end of the form would be out of view.
  const wasSentBeforeLoad = sentAt !== null && receivedAt === sentAt;
  const thanks = replyTime && (
    <Notice tone="done" title={wording.title || f.sent} id={SENT}>
      {wording.text && <p>{fillPlaceholders(wording.text, { time: replyTime })}</p>}
      <p>
        <a className="more" href={toLocale('/contact/reply.ics') + receiptQuery} download>
          {f.toCalendar}
        </a>
      </p>
    </Notice>
  );

  useEffect(() => {
    if (receivedAt !== sentAt) document.getElementById(SENT)?.focus();
  }, [receivedAt, sentAt]);

  const sending = useSubmission({
    to: '/contact/send',
    protection,
    before: sentAt ? 'sent' : result,
    onSent: ({ receivedAt: at, receipt }) => {
      trackLeadSent('contact');
      setReceivedAt(at);
      setReceiptQuery(`?sent=${receipt}`);
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
        checkContactMessage?.(values, messages.validation, options) ??
        fetchCheck().then((check) => check(values, messages.validation, options))
      );
    },
    onEdit: sending.edited,
  });

  const typed: FormValues = result && result.status !== 'sent' ? result.values : readValues(Object.entries(chosen));
  const field = (name: keyof ContactMessage) => ({
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
        if (sending.state === 'sent' || !(await checked.checkAll())) return;
        // The thanks for an earlier message would contradict an error.
        setReceivedAt(null);
        sending.send(form);
      }}
    >
      {wasSentBeforeLoad && thanks}
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
      <TextArea {...field('message')} label={t.message} hint={t.messageHint} isUnmarked short wide />
      <TextField {...field('name')} label={t.name} autoComplete="name" required />
      <TextField {...field('email')} label={t.email} type="email" autoComplete="email" required />
      <TextField {...field('company')} label={t.company} autoComplete="organization" required />
      <SelectField
        {...field('budget')}
        label={t.budget}
        hint={t.budgetHint}
        choose={t.budgetChoose}
        options={options.budgets}
        required
      />
      {options.projectTypes.length > 0 && (
        <Choices {...field('project_type')} label={t.projectType} options={options.projectTypes} wide />
      )}
      {options.projectTypes.some(({ needsDetails }) => needsDetails) && (
        <TextField
          {...field('project_type_other')}
          label={t.projectTypeOther}
          className="when-other-project"
          required
          wide
        />
      )}
      <TextField
        {...field('subject')}
        label={t.subject}
        {...(chosen.subject && { hint: t.subjectFilled })}
        wide={options.referrers.length === 0}
      />
      {options.referrers.length > 0 && (
        <SelectField {...field('referrer')} label={t.referrer} choose={f.choose} options={options.referrers} />
      )}
      {options.referrers.some(({ needsDetails }) => needsDetails) && (
        <TextField {...field('referrer_other')} label={t.referrerOther} className="when-other-referrer" required wide />
      )}
      <input type="hidden" name={SUBMISSION_FIELDS.page} value={pathname} />
      <SpamProtectionFields timestamp={protection.timestamp} />
      <div className="full grid justify-items-start gap-4">
        {!wasSentBeforeLoad && thanks}
        <FormProblem>{sending.problem}</FormProblem>
        <SubmitButton state={sending.state} />
        <PrivacyNote text={privacyNote} />
      </div>
    </form>
  );
}
