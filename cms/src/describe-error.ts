import { isObject } from './is-object';

/** An error in one sentence: with each field that was refused, if Strapi says so. */
export function describeError(error: unknown): string {
  const details = isObject(error) ? error.details : undefined;
  const refused: unknown = isObject(details) ? details.errors : undefined;
  if (Array.isArray(refused) && refused.every(isRefusedField))
    return refused.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}

const isRefusedField = (value: unknown): value is { path: unknown[]; message: unknown } =>
  isObject(value) && Array.isArray(value.path) && 'message' in value;
