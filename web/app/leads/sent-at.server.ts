/** When the form was taken that has led here (`?sent=`, ISO 8601); null without a moment in the address. */
export function sentAt(request: Request): string | null {
  const sent = new Date(new URL(request.url).searchParams.get('sent') ?? '');
  return Number.isNaN(sent.getTime()) ? null : sent.toISOString();
}
