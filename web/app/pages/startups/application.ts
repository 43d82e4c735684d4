import * as z from 'zod/mini';
import { BUDGETS, PLATFORMS, STAGES, YES_NO } from '#app/leads/form-choices.ts';
import { checkValues, pieces, type ValidationMessages } from '#app/leads/form-schema.ts';
import type { FieldErrors, FormValues } from '#app/leads/form-values.ts';

/** Contract 4: 10 to 2,000 characters. The minimum applies to required texts. */
const TEXT_MIN = 10;
export const TEXT_MAX = 2000;

export const STEPS = ['about-you', 'idea-and-team', 'business', 'review'] as const;
export type Step = (typeof STEPS)[number];
export type QuestionStep = Exclude<Step, 'review'>;
export const QUESTION_STEPS = ['about-you', 'idea-and-team', 'business'] as const satisfies QuestionStep[];

export const isStep = (text: string | undefined): text is Step => STEPS.some((step) => step === text);

/** Specification 3. */
function stepShapes(t: ValidationMessages) {
  const { line, optionalLine, text, optionalText, email, choice, optionalChoice, webAddress, futureDay } = pieces(t);
  return {
    'about-you': {
      name: line(),
      email: email(),
      company: optionalLine(),
      city: optionalLine(),
      website: webAddress(),
      social_media: webAddress(),
    },
    'idea-and-team': {
      idea_description: text(TEXT_MIN, TEXT_MAX),
      problem_solved: text(TEXT_MIN, TEXT_MAX),
      competitors: optionalText(TEXT_MAX),
      platform: choice(PLATFORMS),
      stage: choice(STAGES),
      team_description: optionalText(TEXT_MAX),
    },
    business: {
      budget: optionalChoice(BUDGETS),
      deadline: futureDay(),
      money_raised: optionalChoice(YES_NO),
      equity: optionalChoice(YES_NO),
    },
  } as const;
}

export function applicationSchema(t: ValidationMessages) {
  const shapes = stepShapes(t);
  return z.object({ ...shapes['about-you'], ...shapes['idea-and-team'], ...shapes.business });
}

export function fieldsOf(step: QuestionStep, t: ValidationMessages): string[] {
  return Object.keys(stepShapes(t)[step]);
}

export function stepErrors(step: QuestionStep, answers: FormValues, t: ValidationMessages): FieldErrors {
  return checkValues(z.object(stepShapes(t)[step]), answers).errors ?? {};
}

export function firstIncompleteStep(answers: FormValues, t: ValidationMessages): QuestionStep | null {
  return QUESTION_STEPS.find((step) => Object.keys(stepErrors(step, answers, t)).length > 0) ?? null;
}
