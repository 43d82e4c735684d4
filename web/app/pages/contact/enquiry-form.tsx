import { useEffect, useState } from 'react';
import { trackLeadSent } from '../../analytics/events';
import { fillPlaceholders } from '../../content/fill-in';
import type { SentTexts } from '../../content/ui-texts.server.ts';
import { useMessages } from '../../i18n/messages';
import { useLanguage } from '../../i18n/use-locale';
import { draftStore } from '../../leads/draft';
import { replyDueAt } from '../../leads/due-time';
import { BUDGETS, PROJECT_TYPES, REFERRERS } from '../../leads/form-choices';
import { FormProblem, PrivacyNote } from '../../leads/form-messages';
import { type FormValues, readValues } from '../../leads/form-values';
import { promisedTimeText } from '../../leads/promised-time';
import { type SpamProtection, SpamProtectionFields } from '../../leads/spam-protection';
import type { SubmissionResult } from '../../leads/submission-result';
import { useSubmission } from '../../leads/use-submission';
import { useValidatedForm } from '../../leads/use-validated-form';
import { useSite } from '../../root-data/root-data';
import { Choices } from '../../ui/choices';
import { ErrorSummary } from '../../ui/error-summary';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { SubmitButton } from '../../ui/submit-button';
import type { Enquiry } from './enquiry';

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

let checkEnquiry: typeof import('./enquiry').checkEnquiry | null = null;
/** Links to this page are on every other one and prefetch it: the schema is left to those who see the form. */
const fetchCheck = async () => {
  checkEnquiry ??= (await import('./enquiry')).checkEnquiry;
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
  // Without JavaScript the page starts anew, and its end would be out of view.
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
