/** Who sent a form keeps its page open for days, not for years. Other moments were made up, and some are beyond any calendar. */
const RECENT_MS = 366 * 24 * 3600_000;

/** When the form was taken that has led here (`?sent=`, ISO 8601); null without a recent moment in the address. */
export function sentAt(request: Request): string | null {
  const sent = new Date(new URL(request.url).searchParams.get('sent') ?? '');
  return Math.abs(Date.now() - sent.getTime()) < RECENT_MS ? sent.toISOString() : null;
}
