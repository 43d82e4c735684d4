import { z } from 'zod';

const refusedField = z.object({ path: z.array(z.unknown()), message: z.string(), value: z.unknown().optional() });
const refusal = z.object({ details: z.object({ errors: z.array(refusedField).min(1) }) });

/** A field that Strapi refused: where it is, why, and its value. */
export type RefusedField = z.output<typeof refusedField>;

/** An error in one sentence: with each field that was refused, if Strapi says so. */
export function describeError(error: unknown): string {
  const refused = refusedFields(error);
  if (refused) return refused.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** The fields that were refused; undefined when the error names none. */
export const refusedFields = (error: unknown): RefusedField[] | undefined =>
  refusal.safeParse(error).data?.details.errors;
