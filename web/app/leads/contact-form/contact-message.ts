import * as z from 'zod/mini';
import type { FormOption, FormOptions } from '#app/content/form-options.server.ts';
import { checkValues, fieldSchemas, type ValidationMessages } from '#app/leads/form-schema.ts';
import type { FieldErrors, FormValues } from '#app/leads/form-values.ts';

const MESSAGE_MAX = 5000;

export function contactMessageSchema(
  t: ValidationMessages,
  { budgets, projectTypes, referrers }: FormOptions,
  rules?: Parameters<typeof fieldSchemas>[1],
) {
  const { line, optionalLine, optionalText, email, choice, optionalChoice } = fieldSchemas(t, rules);
  return z
    .object({
      message: optionalText(MESSAGE_MAX),
      name: line(t.name),
      email: email(t.emailMissing, t.emailFormat),
      company: line(t.company),
      budget: choice(budgets, t.budget),
      project_type: optionalChoice(projectTypes),
      project_type_other: optionalLine(),
      subject: optionalLine(),
      referrer: optionalChoice(referrers),
      referrer_other: optionalLine(),
    })
    .check(requireDetails('project_type', projectTypes), requireDetails('referrer', referrers));

  /** Reports missing details together with other errors, so that visitors see all errors at once. */
  function requireDetails<T extends 'project_type' | 'referrer'>(name: T, options: FormOption[]) {
    const field = `${name}_other` as const;
    const withDetails = options.filter(({ needsDetails }) => needsDetails).map(({ value }) => value);
    return z.refine<Partial<Record<T | `${T}_other`, string | undefined>>>(
      (message) => !withDetails.includes(message[name] ?? '') || message[field] !== undefined,
      { path: [field], error: t.required, when: () => true },
    );
  }
}

export type ContactMessage = z.output<ReturnType<typeof contactMessageSchema>>;

export const checkContactMessage = (values: FormValues, t: ValidationMessages, options: FormOptions): FieldErrors =>
  checkValues(contactMessageSchema(t, options), values).errors ?? {};
