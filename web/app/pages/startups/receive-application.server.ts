import { getCachedFormOptions, labelOf } from '#app/content/form-options.server.ts';
import { getCachedProcessSteps } from '#app/content/pages.server.ts';
import { getCachedSite } from '#app/content/site.server.ts';
import { messagesAt } from '#app/i18n/messages.ts';
import { stepsDueAt } from '#app/leads/due-time.ts';
import { type FormValues, readValues } from '#app/leads/form-values.ts';
import { FormError, readForm } from '#app/leads/read-form.server.ts';
import { type Received, receiveLead, TEXT_FORM_BYTES } from '#app/leads/receive-lead.server.ts';
import type { SubmissionResult } from '#app/leads/submission-result.ts';
import { minutesToWait } from '#app/leads/visitor-limits.server.ts';
import {
  applicationSchema,
  firstIncompleteStep,
  isStep,
  type Rules,
  STEPS,
  type Step,
  stepErrors,
} from './application.ts';

/** Due date in the inbox if the page's process has no days. */
const REVIEW_MS = 7 * 24 * 60 * 60_000;

const rulesFor = async (request: Request): Promise<Rules> => ({
  validation: messagesAt(new URL(request.url).pathname).validation,
  options: await getCachedFormOptions(),
  acceptsRemovedOptions: true,
});

const toBoolean = (answer: 'yes' | 'no' | undefined) => (answer === undefined ? undefined : answer === 'yes');

/** Submits the application. `step` is the first one with errors, else the review. */
export async function receiveApplication(request: Request): Promise<Received & { step: Step }> {
  const rules = await rulesFor(request);
  const { budgets, platforms, stages } = rules.options;
  const received = await receiveLead(request, {
    form: 'startup',
    schema: applicationSchema(rules),
    toFields: ({ budget, platform, stage, money_raised, equity, ...rest }) => ({
      ...rest,
      platform: labelOf(platforms, platform),
      stage: labelOf(stages, stage),
      budget: budget && labelOf(budgets, budget),
      money_raised: toBoolean(money_raised),
      equity: toBoolean(equity),
    }),
    dueAt: async (receivedAt) => {
      const [{ office }, steps] = await Promise.all([getCachedSite(), getCachedProcessSteps('startups')]);
      const [reviewed] = stepsDueAt(receivedAt, steps, office);
      return reviewed ?? new Date(receivedAt.getTime() + REVIEW_MS);
    },
  });
  const { result } = received;
  const step = result.status === 'invalid' ? firstIncompleteStep(result.values, rules) : null;
  return { ...received, step: step ?? 'review' };
}

type StepChange = {
  result: SubmissionResult | { status: 'open'; values: FormValues };
  step: Step;
  status: number;
};

/** Moves to another step: back always, forward only if the current step is valid. */
export async function changeStep(request: Request, target: Step): Promise<StepChange> {
  const minutes = await minutesToWait('attempt', 'startup', request);
  let values: FormValues;
  try {
    values = readValues(await readForm(request, TEXT_FORM_BYTES));
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    const reason = error.status === 413 ? 'tooLarge' : 'unreadable';
    return { result: { status: 'refused', refusal: { reason }, values: {} }, step: target, status: error.status };
  }
  const { from } = values;
  // Stays on the current step with its values, so that nothing is lost.
  if (minutes !== null) {
    const step = isStep(from) ? from : target;
    return { result: { status: 'refused', refusal: { reason: 'tooMany', minutes }, values }, step, status: 429 };
  }
  if (isStep(from) && from !== 'review' && STEPS.indexOf(target) > STEPS.indexOf(from)) {
    const errors = stepErrors(from, values, await rulesFor(request));
    if (Object.keys(errors).length > 0)
      return { result: { status: 'invalid', errors, values }, step: from, status: 422 };
  }
  return { result: { status: 'open', values }, step: target, status: 200 };
}
