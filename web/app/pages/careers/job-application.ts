import * as z from 'zod/mini';
import { interpolate } from '#app/i18n/messages.ts';
import { CV_EXTENSIONS, CV_MAX_BYTES, CV_MAX_MB } from '#app/leads/cv-limits.ts';
import { checkValues, fieldSchemas, inFormOrder, type ValidationMessages } from '#app/leads/form-schema.ts';
import type { FieldErrors, FormValues } from '#app/leads/form-values.ts';

const MESSAGE_MAX = 5000;
const LINKS_MAX = 1000;

export function jobApplicationSchema(t: ValidationMessages) {
  const { line, optionalText, email } = fieldSchemas(t);
  return z.object({
    name: line(t.name),
    email: email(t.emailMissing, t.emailFormat),
    message: optionalText(MESSAGE_MAX),
    links: optionalText(LINKS_MAX),
    // Only gives the CV's errors their position in the form. Files are validated separately.
    cv: z.optional(z.never()),
    consent: z.literal('yes', t.consent),
  });
}

export const cvProblems = (t: ValidationMessages) => ({
  type: t.fileType,
  size: interpolate(t.fileSize, { max: CV_MAX_MB }),
  empty: t.fileEmpty,
  tooMany: t.fileTooMany,
  noRoom: t.fileNoRoom,
});

export function checkCvOrLinks(values: FormValues, hasFile: boolean, t: ValidationMessages): FieldErrors {
  return hasFile || values.links ? {} : { cv: t.cvOrLinks };
}

export function checkJobApplication(values: FormValues, file: File | null, t: ValidationMessages): FieldErrors {
  const schema = jobApplicationSchema(t);
  const problem = file && cvProblem(file, t);
  return inFormOrder(schema, {
    ...checkValues(schema, values).errors,
    ...checkCvOrLinks(values, file !== null, t),
    ...(problem ? { cv: problem } : {}),
  });
}

function cvProblem({ name, size }: File, t: ValidationMessages): string | null {
  const problems = cvProblems(t);
  if (!CV_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))) return problems.type;
  if (size > CV_MAX_BYTES) return problems.size;
  return size === 0 ? problems.empty : null;
}
