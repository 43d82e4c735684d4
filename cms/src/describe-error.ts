import { z } from 'zod';

const refusedField = z.object({ path: z.array(z.unknown()), message: z.string(), value: z.unknown().optional() });
const refusal = z.object({ details: z.object({ errors: z.array(refusedField).min(1) }) });

export type RefusedField = z.output<typeof refusedField>;

/** Describes an error in one sentence, with the invalid fields of a Strapi validation error. */
export function describeError(error: unknown): string {
  const refused = refusedFields(error);
  if (refused) return refused.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** The invalid fields of a validation error; undefined if it names none. */
export const refusedFields = (error: unknown): RefusedField[] | undefined =>
  refusal.safeParse(error).data?.details.errors;
