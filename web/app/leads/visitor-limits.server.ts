import type { Env } from '../../env.server.ts';
import { siteLimit, visitorOf } from '../../platform/rate-limit.server.ts';
import type { LeadForm } from './lead.server.ts';

const sendings =
  (share: number) =>
  ({ LEADS_RATE_LIMIT }: Env): number =>
    Math.ceil(LEADS_RATE_LIMIT * share);

/** What is counted, with its share of the sendings that LEADS_RATE_LIMIT allows. */
const LIMITS = {
  /** What was filled in correctly and would be delivered. */
  sending: siteLimit('leads', sendings(1)),
  /** Every request, a form with mistakes and a turned page of an application too: an office shares one address. */
  attempt: siteLimit('lead-attempts', sendings(10)),
  /** A file takes 10 MB of the disk: three of twenty sendings may bring one. */
  file: siteLimit('lead-files', sendings(3 / 20)),
} as const;

/** Counts one more from this visitor. Says in how many minutes it is allowed when it is not, null when it is. */
export async function minutesToWait(
  counted: keyof typeof LIMITS,
  form: LeadForm,
  request: Request,
): Promise<number | null> {
  const verdict = await LIMITS[counted](`${form}:${visitorOf(request)}`);
  return verdict.isAllowed ? null : verdict.retryAfterMinutes;
}
