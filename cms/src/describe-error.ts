/** An error in one sentence: with each field that was refused, if Strapi says so. */
export function describeError(error: unknown): string {
  const details = (error as { details?: { errors?: { path: string[]; message: string }[] } }).details?.errors;
  return (
    details?.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') ??
    (error instanceof Error ? error.message : String(error))
  );
}
