import { readTime, signTime } from '#platform/signed-time.server.ts';
import type { Lead } from './lead.server.ts';

const VALID_MS = 60 * 60_000;

type Submission = Pick<Lead, 'form'> & { job?: Pick<NonNullable<Lead['job']>, 'slug'> | null };

const purposeOf = ({ form, job }: Submission): string => ['receipt', form, job?.slug ?? ''].join(' ');

/** The value of `?sent=` in the URL of the thank-you page: the time of the submission, signed. */
export const signReceipt = (submission: Submission, receivedAt: string): string =>
  signTime(purposeOf(submission), Date.parse(receivedAt));

/** When the submission was received (ISO 8601); null without a valid receipt or after an hour. */
export function readReceipt(request: Request, submission: Submission): string | null {
  const receivedAt = readOldReceipt(request, submission);
  return receivedAt && Date.now() - Date.parse(receivedAt) <= VALID_MS ? receivedAt : null;
}

/** Like `readReceipt`, but accepts a receipt of any age. */
export function readOldReceipt(request: Request, submission: Submission): string | null {
  const receivedAt = readTime(purposeOf(submission), new URL(request.url).searchParams.get('sent'));
  return receivedAt === null ? null : new Date(receivedAt).toISOString();
}
