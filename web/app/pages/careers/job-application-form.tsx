import { useNavigate } from 'react-router';
import { trackLeadSent } from '#app/analytics/events.ts';
import { interpolate, useMessages, usePlural } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { CV_EXTENSIONS, CV_MAX_MB } from '#app/leads/cv-limits.ts';
import { draftStore } from '#app/leads/draft.ts';
import { FormProblem, PrivacyNote } from '#app/leads/form-messages.tsx';
import { type FormValues, readValues } from '#app/leads/form-values.ts';
import { type SpamProtection, SpamProtectionFields } from '#app/leads/spam-protection.tsx';
import type { SubmissionResult } from '#app/leads/submission-result.ts';
import { useSubmission } from '#app/leads/use-submission.ts';
import { useValidatedForm } from '#app/leads/use-validated-form.ts';
import { Checkbox } from '#app/ui/choices.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { FileField, TextArea, TextField } from '#app/ui/field.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { checkJobApplication } from './job-application.ts';

type Props = {
  slug: string;
  protection: SpamProtection;
  keepMonths: number;
  privacyNote: string;
  result?: SubmissionResult | undefined;
};

export function JobApplicationForm({ slug, protection, keepMonths, privacyNote, result }: Props) {
  const messages = useMessages();
  const plural = usePlural();
  const { application: t, form: f, validation } = messages;
  const { toLocale } = useLanguage();
  const navigate = useNavigate();
  const draft = draftStore({ name: `application:${slug}`, lifetime: 'tab' });

  const sending = useSubmission({
    to: `/careers/${slug}/apply/send`,
    protection,
    before: result,
    onSent: ({ receipt }) => {
      trackLeadSent('job-application');
      checked.clear();
      navigate(toLocale(`/careers/${slug}/apply/thanks?sent=${receipt}`));
    },
    onInvalid: (errors) => checked.showErrors(errors),
  });
  const checked = useValidatedForm({
    draft,
    serverErrors: result?.status === 'invalid' ? result.errors : undefined,
    check: (form) => {
      const data = new FormData(form);
      return checkJobApplication(readValues(data), chosenFile(data), validation);
    },
    onEdit: sending.edited,
  });
  const submitted: FormValues = result && result.status !== 'sent' ? result.values : {};
  const field = (name: string) => ({ name, error: checked.errors[name], defaultValue: submitted[name] });
  const hint = interpolate(t.cvHint, { max: CV_MAX_MB });
  return (
    <form
      ref={checked.ref}
      className="form form--two"
      method="post"
      action={toLocale(`/careers/${slug}/apply`)}
      encType="multipart/form-data"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (sending.state !== 'sent' && (await checked.checkAll())) sending.send(form);
      }}
    >
      <ErrorSummary errors={checked.errors} attempt={checked.attempt} labels={{ message: t.message, links: t.links }} />
      <TextField {...field('name')} label={t.name} autoComplete="name" required />
      <TextField {...field('email')} label={t.email} type="email" autoComplete="email" required />
      <TextArea {...field('message')} label={t.message} hint={t.messageHint} wide />
      <fieldset className="full @container border-y border-line py-5">
        <legend className="float-left mb-4 w-full text-ink-2">{t.oneOfTwo}</legend>
        <div className="form form--two clear-both">
          <TextArea {...field('links')} label={t.links} hint={t.linksHint} isUnmarked short />
          <FileField
            {...field('cv')}
            label={t.cv}
            hint={result && result.status !== 'sent' ? `${hint} ${t.cvAgain}` : hint}
            accept={CV_EXTENSIONS.join(',')}
            isUnmarked
          />
        </div>
      </fieldset>
      <Checkbox {...field('consent')} label={plural(t.consent, keepMonths)} required />
      <SpamProtectionFields timestamp={protection.timestamp} />
      <div className="full grid justify-items-start gap-4">
        <FormProblem>{sending.problem}</FormProblem>
        {sending.percent !== null && (
          <p className="grid w-full gap-2">
            <progress
              className="h-2 w-full appearance-none bg-plate forced-colors:appearance-auto [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-plate [&::-webkit-progress-value]:bg-accent"
              max={100}
              value={sending.percent}
              aria-label={f.sending}
            />
            <span className="small muted tnum">{interpolate(f.uploaded, { percent: sending.percent })}</span>
          </p>
        )}
        <SubmitButton state={sending.state} label={t.submit} />
        <PrivacyNote text={privacyNote} />
      </div>
    </form>
  );
}

function chosenFile(data: FormData): File | null {
  const file = data.get('cv');
  // Browsers send an empty file field as a nameless, empty file.
  return file instanceof File && file.name !== '' ? file : null;
}
