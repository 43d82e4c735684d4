import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { trackApplicationStep, trackLeadSent } from '#app/analytics/events.ts';
import type { FormOptions } from '#app/content/form-options.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { draftStore } from '#app/leads/draft.ts';
import { FormProblem, PrivacyNote } from '#app/leads/form-messages.tsx';
import { type FieldErrors, type FormValues, readValues } from '#app/leads/form-values.ts';
import { type SpamProtection, SpamProtectionFields } from '#app/leads/spam-protection.tsx';
import type { SubmissionResult } from '#app/leads/submission-result.ts';
import { useSubmission } from '#app/leads/use-submission.ts';
import { useValidatedForm } from '#app/leads/use-validated-form.ts';
import { BELOW_FORM, formColumns } from '#app/sections/form-picture.tsx';
import { Button, TextButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { fieldsOf, firstIncompleteStep, QUESTION_STEPS, STEPS, type Step, stepErrors } from './application.ts';
import { ReviewAnswers } from './review-answers.tsx';
import { StepFields, useFieldLabels } from './step-fields.tsx';
import { StepsBar } from './steps-bar.tsx';

/** `open`: nothing was submitted yet, the visitor moved to another step. */
type StepResult = SubmissionResult | { status: 'open'; values: FormValues };

type Props = {
  step: Step;
  /** Shown above the form. */
  title?: ReactNode;
  /** A `FormPicture`, shown beside the title. */
  picture?: ReactNode;
  /** Shown below the form. */
  offer?: ReactNode;
  /** Whether the step is a page of its own: its heading is an h1 then. */
  isPage?: boolean;
  tips: string[];
  options: FormOptions;
  privacyNote: string;
  protection: SpamProtection;
  answers: FormValues;
  /** The result of a submission without JavaScript. */
  result?: StepResult | undefined;
  /** Shown beside the form. On phones below it, but only on the steps' own pages. */
  children?: ReactNode;
};

/** Without a title: the tops of form and `children` are at the same height. */
const BELOW_HEADING = {
  grid: 'columns gap-y-12',
  title: '',
  form: '@container lg:col-[1/8]',
  aside: `grid content-start gap-10 ${BELOW_FORM} lg:col-[9/13]`,
};

const draft = draftStore({ name: 'startup', lifetime: 'device' });
const stepPath = (step: Step) => `/startups/apply/${step}`;

/**
 * Hidden fields contain the answers to the other steps: from the previous request without JavaScript, from the stored
 * draft with it.
 */
export function ApplicationStep({
  step,
  title,
  picture = null,
  offer = null,
  isPage = false,
  tips,
  options,
  privacyNote,
  protection,
  answers,
  result,
  children,
}: Props) {
  const messages = useMessages();
  const { startup: t, validation } = messages;
  const rules = { validation, options };
  const { locale, toLocale } = useLanguage();
  const navigate = useNavigate();
  const arrival = useArrival();
  const heading = useStepHeading(arrival === 'next');
  const labels = useFieldLabels();
  const Heading = isPage ? 'h1' : 'h3';
  const columns = title ? formColumns(picture !== null) : BELOW_HEADING;
  const index = STEPS.indexOf(step);
  const previous = STEPS[index - 1];
  const next = STEPS[index + 1];
  const submitted = result && result.status !== 'sent' ? result.values : {};

  useEffect(() => trackApplicationStep(step), [step]);
  const sending = useSubmission({
    to: '/startups/apply/send',
    protection,
    before: result && result.status !== 'open' ? result : undefined,
    onSent: ({ receipt }) => {
      trackLeadSent('startup-application');
      draft.clear();
      navigate(toLocale(`/startups/apply/thanks?sent=${receipt}`));
    },
    onInvalid: (errors) => checked.showErrors(errors),
  });
  const checked = useValidatedForm({
    draft,
    isCheckedAtOnce: arrival === 'incomplete',
    serverErrors: result?.status === 'invalid' ? result.errors : undefined,
    check: (form) =>
      step === 'review'
        ? {}
        : { ...stepErrors(step, readValues(new FormData(form)), rules), ...partialDates(form, validation.date) },
    onEdit: sending.edited,
  });
  const ownFields = step === 'review' ? [] : fieldsOf(step, rules);
  const otherFields = QUESTION_STEPS.flatMap((other) => fieldsOf(other, rules)).filter(
    (name) => !ownFields.includes(name),
  );
  const firstIncomplete = firstIncompleteStep(answers, rules);
  const incomplete = step === 'review' ? firstIncomplete : null;
  const goTo = (target: Step, state: Arrival = 'next') =>
    navigate(toLocale(stepPath(target)), { state: { arrival: state } });

  return (
    <div className={columns.grid}>
      {title && <div className={columns.title}>{title}</div>}
      {picture}
      <div className={columns.form}>
        <StepsBar current={step} firstIncomplete={firstIncomplete} />
        <form
          ref={checked.ref}
          className="form form--two mt-[clamp(2.25rem,1.6rem+2.4vw,3rem)]"
          method="post"
          action={toLocale(next ? stepPath(next) : `${stepPath('review')}?send`)}
          noValidate
          onSubmit={async (event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent;
            const target = STEPS.find((one) => submitter?.getAttribute('value') === one);
            if (target) goTo(target);
            else if (incomplete) goTo(incomplete, 'incomplete');
            else if (step === 'review') sending.send(event.currentTarget);
            else if ((await checked.checkAll()) && next) goTo(next);
          }}
        >
          <div className="full mb-2 grid gap-y-3">
            <Heading ref={heading} tabIndex={-1} className="mb-2 text-h3">
              {t.steps[step]}
            </Heading>
            {tips.map((text) => (
              <NoBreak as="p" key={text} className="text-ink-2" text={text} />
            ))}
          </div>
          {/* The Enter key presses the first button, which must not be "Previous". */}
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
          <input type="hidden" name="from" value={step} />
          <ErrorSummary errors={checked.errors} attempt={checked.attempt} labels={labels} />
          {step === 'about-you' && <Resume next={firstIncomplete} savedAt={checked.savedAt} />}
          {step === 'review' ? (
            <ReviewAnswers answers={answers} options={options} />
          ) : (
            <StepFields
              step={step}
              options={options}
              field={(name) => ({ name, error: checked.errors[name], defaultValue: submitted[name] })}
            />
          )}
          {otherFields.map((name) => (
            <input key={name} type="hidden" name={name} value={answers[name] ?? ''} readOnly />
          ))}
          <SpamProtectionFields timestamp={protection.timestamp} />
          {incomplete && (
            <Notice tone="problem">
              <p>
                {t.incomplete}{' '}
                <Link to={stepPath(incomplete)}>{interpolate(t.changeStep, { step: t.steps[incomplete] })}</Link>
              </p>
            </Notice>
          )}
          <FormProblem>{sending.problem}</FormProblem>
          <div
            className={`full flex flex-wrap items-center gap-3 ${step === 'review' ? '' : 'border-t border-line pt-6'}`}
          >
            {previous && (
              <Button variant="line" type="submit" name="go" value={previous} formAction={toLocale(stepPath(previous))}>
                <Icon name="arrow-left" /> {t.previous}
              </Button>
            )}
            {step === 'review' ? (
              <SubmitButton state={sending.state} label={t.submit} />
            ) : (
              <Button type="submit">
                {t.next} <Icon name="arrow-right" />
              </Button>
            )}
            {checked.savedAt !== null && (
              <span className="small muted max-sm:w-full sm:ml-auto">
                {interpolate(t.saved, { time: timeText(checked.savedAt, locale) })}{' '}
                <TextButton
                  type="button"
                  onClick={() => {
                    if (!confirm(t.discardConfirm)) return;
                    checked.clear();
                    navigate(toLocale('/startups#apply'));
                  }}
                >
                  {t.discard}
                </TextButton>
              </span>
            )}
          </div>
          {step === 'review' && (
            <div className="full">
              <PrivacyNote text={privacyNote} />
            </div>
          )}
        </form>
        {offer}
      </div>
      {children && <aside className={`${columns.aside} ${isPage ? '' : 'max-md:hidden'}`}>{children}</aside>}
    </div>
  );
}

const timeText = (savedAt: number, { formats }: Locale) =>
  new Date(savedAt).toLocaleTimeString(formats, { hour: '2-digit', minute: '2-digit' });
const dayText = (savedAt: number, { formats }: Locale) =>
  new Date(savedAt).toLocaleDateString(formats, { day: 'numeric', month: 'long' });

/** Errors for dates that are only partly filled in. Their fields have no value, so they would count as empty. */
function partialDates(form: HTMLFormElement, error: string): FieldErrors {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement && field.validity.badInput);
  return Object.fromEntries(fields.map(({ id }) => [id, error]));
}

type Arrival = 'next' | 'incomplete';

function useArrival(): Arrival | null {
  const { state } = useLocation();
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return null;
  return state.arrival === 'next' || state.arrival === 'incomplete' ? state.arrival : null;
}

/** The stored draft, also after another tab has changed it. Answers from a submission without JavaScript take precedence. */
export function useDraftAnswers(step: Step, result?: StepResult): FormValues {
  const { key } = useLocation();
  const [stored, setStored] = useState<FormValues>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the previous step has stored its answers, or the visitor discarded them
  useEffect(() => {
    const readDraft = () => setStored(draft.read()?.values ?? {});
    readDraft();
    addEventListener('storage', readDraft);
    return () => removeEventListener('storage', readDraft);
  }, [step, key]);
  return { ...stored, ...(result && result.status !== 'sent' ? result.values : {}) };
}

function useStepHeading(isNext: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return heading;
}

function Resume({ next, savedAt }: { next: Step | null; savedAt: number | null }) {
  const { startup: t } = useMessages();
  const { locale } = useLanguage();
  if (savedAt === null || next === 'about-you') return null;
  return (
    <Notice tone="done">
      <p>
        {interpolate(t.resume, { day: dayText(savedAt, locale) })}{' '}
        <Link to={stepPath(next ?? 'review')}>{t.resumeLink}</Link>
      </p>
    </Notice>
  );
}
