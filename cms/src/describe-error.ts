import { isObject } from './is-object';

/** A field that Strapi refused: where it is, why, and what stood there. */
export type RefusedField = { path: unknown[]; message: string; value?: unknown };

/** An error in one sentence: with each field that was refused, if Strapi says so. */
export function describeError(error: unknown): string {
  const refused = refusedFields(error);
  if (refused) return refused.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** The fields that were refused; undefined when the error names none. */
export function refusedFields(error: unknown): RefusedField[] | undefined {
  const details = isObject(error) ? error.details : undefined;
  const refused: unknown = isObject(details) ? details.errors : undefined;
  return Array.isArray(refused) && refused.length > 0 && refused.every(isRefusedField) ? refused : undefined;
}

const isRefusedField = (value: unknown): value is RefusedField =>
  isObject(value) && Array.isArray(value.path) && typeof value.message === 'string';
