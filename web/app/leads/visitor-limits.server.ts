import type { Env } from '#env.server.ts';
import { limitFromEnv, visitorOf } from '#platform/rate-limit.server.ts';
import type { LeadForm } from './lead.server.ts';

const submissions =
  (share: number) =>
  ({ LEADS_RATE_LIMIT }: Env): number =>
    Math.ceil(LEADS_RATE_LIMIT * share);

/** Limits per visitor and form in ten minutes, as shares of LEADS_RATE_LIMIT. */
const LIMITS = {
  sending: limitFromEnv('leads', submissions(1)),
  /** All requests, also those with errors and the steps of an application. High, because an office shares one IP address. */
  attempt: limitFromEnv('lead-attempts', submissions(10)),
  /** Files are large (cv-limits.ts), so only 3 of 20 submissions may have one. */
  file: limitFromEnv('lead-files', submissions(3 / 20)),
} as const;

/** How many minutes a visitor has to wait; null if the request is allowed. */
export async function minutesToWait(
  counted: keyof typeof LIMITS,
  form: LeadForm,
  request: Request,
): Promise<number | null> {
  const verdict = await LIMITS[counted](`${form}:${visitorOf(request)}`);
  return verdict.isAllowed ? null : verdict.retryAfterMinutes;
}
