import { env } from '#env.server.ts';
import { readFormTimestamp } from '#platform/form-timestamp.server.ts';
import { isSolved } from './challenge.server.ts';
import type { FormValues } from './form-values.ts';
import { SUBMISSION_FIELDS } from './spam-protection.tsx';

const DAY_MS = 24 * 60 * 60_000;
/** Generous: cached pages may be 30 days old during an outage, and tabs stay open for weeks. */
const MAX_FORM_AGE_MS = 60 * DAY_MS;

/** Why a submission is suspected to be spam, as a note for the inbox; null if it is not. */
export async function findSuspicion(values: FormValues): Promise<string | null> {
  if (values[SUBMISSION_FIELDS.honeypot]) return 'Taken for spam: a field that people cannot see was filled in.';
  const madeAt = readFormTimestamp(values[SUBMISSION_FIELDS.timestamp]);
  if (madeAt === null) return 'Taken for spam: it was not sent from the form on our page.';
  const age = Date.now() - madeAt;
  if (age > MAX_FORM_AGE_MS) return `Taken for spam: sent from a form that is ${Math.round(age / DAY_MS)} days old.`;
  if (env().ALTCHA === 'on' && !(await isSolved(values[SUBMISSION_FIELDS.solution])))
    return 'Taken for spam: the proof of work is missing.';
  return null;
}
