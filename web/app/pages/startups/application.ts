import * as z from 'zod/mini';
import type { FormOptions } from '#app/content/form-options.server.ts';
import { checkValues, fieldSchemas, type ValidationMessages } from '#app/leads/form-schema.ts';
import type { FieldErrors, FormValues } from '#app/leads/form-values.ts';

/** In characters; for required texts only. */
const TEXT_MIN = 10;
export const TEXT_MAX = 2000;

export const STEPS = ['about-you', 'idea-and-team', 'business', 'review'] as const;
export type Step = (typeof STEPS)[number];
export type QuestionStep = Exclude<Step, 'review'>;
export const QUESTION_STEPS = ['about-you', 'idea-and-team', 'business'] as const satisfies QuestionStep[];

export const isStep = (text: string | undefined): text is Step => STEPS.some((step) => step === text);

export type Rules = { validation: ValidationMessages; options: FormOptions; acceptsRemovedOptions?: boolean };

/** The fields of each step (specification 3). */
function stepShapes({ validation, options: { budgets, platforms, stages }, ...rules }: Rules) {
  const { line, optionalLine, text, optionalText, email, choice, optionalChoice, yesOrNo, webAddress, futureDay } =
    fieldSchemas(validation, rules);
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
      platform: choice(platforms),
      stage: choice(stages),
      team_description: optionalText(TEXT_MAX),
    },
    business: {
      budget: optionalChoice(budgets),
      deadline: futureDay(),
      money_raised: yesOrNo(),
      equity: yesOrNo(),
    },
  } as const;
}

export function applicationSchema(rules: Rules) {
  const shapes = stepShapes(rules);
  return z.object({ ...shapes['about-you'], ...shapes['idea-and-team'], ...shapes.business });
}

export function fieldsOf(step: QuestionStep, rules: Rules): string[] {
  return Object.keys(stepShapes(rules)[step]);
}

export function stepErrors(step: QuestionStep, answers: FormValues, rules: Rules): FieldErrors {
  return checkValues(z.object(stepShapes(rules)[step]), answers).errors ?? {};
}

export function firstIncompleteStep(answers: FormValues, rules: Rules): QuestionStep | null {
  return QUESTION_STEPS.find((step) => Object.keys(stepErrors(step, answers, rules)).length > 0) ?? null;
}
