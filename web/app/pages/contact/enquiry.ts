import * as z from 'zod/mini';
import { BUDGETS, PROJECT_TYPES, REFERRERS } from '#app/leads/form-choices.ts';
import { checkValues, pieces, type ValidationMessages } from '#app/leads/form-schema.ts';
import type { FieldErrors, FormValues } from '#app/leads/form-values.ts';

const MESSAGE_MAX = 5000;

export function enquirySchema(t: ValidationMessages) {
  const { line, optionalLine, optionalText, email, choice, optionalChoice } = pieces(t);
  return z
    .object({
      message: optionalText(MESSAGE_MAX),
      subject: optionalLine(),
      name: line(t.name),
      email: email(t.emailMissing, t.emailFormat),
      company: line(t.company),
      budget: choice(BUDGETS, t.budget),
      project_type: optionalChoice(PROJECT_TYPES),
      project_type_other: optionalLine(),
      referrer: optionalChoice(REFERRERS),
      referrer_other: optionalLine(),
    })
    .check(otherInWords('project_type'), otherInWords('referrer'));

  /** Reported together with other errors, so that the visitor sees all at once. */
  function otherInWords<T extends 'project_type' | 'referrer'>(name: T) {
    const field = `${name}_other` as const;
    return z.refine<Partial<Record<T | `${T}_other`, string | undefined>>>(
      (enquiry) => enquiry[name] !== 'other' || enquiry[field] !== undefined,
      { path: [field], error: t.required, when: () => true },
    );
  }
}

export type Enquiry = z.output<ReturnType<typeof enquirySchema>>;

export const checkEnquiry = (values: FormValues, t: ValidationMessages): FieldErrors =>
  checkValues(enquirySchema(t), values).errors ?? {};
