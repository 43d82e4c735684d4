import type { Lead } from './lead.server.ts';
import { readTime, signTime } from './signed-time.server.ts';

/** For so long a submission counts as just sent. */
const VALID_MS = 60 * 60_000;

type Submission = Pick<Lead, 'form'> & { job?: Pick<NonNullable<Lead['job']>, 'slug'> | null };

const purposeOf = ({ form, job }: Submission): string => ['receipt', form, job?.slug ?? ''].join(' ');

/** Proves to the page of thanks that this form was just taken: the value of `?sent=` in its address. */
export const signReceipt = (submission: Submission, receivedAt: string): string =>
  signTime(purposeOf(submission), Date.parse(receivedAt));

/** When the form was taken whose receipt is in the address, ISO 8601; null without a receipt, or an hour later. */
export function readReceipt(request: Request, submission: Submission): string | null {
  const receivedAt = readTime(purposeOf(submission), new URL(request.url).searchParams.get('sent'));
  if (receivedAt === null || Date.now() - receivedAt > VALID_MS) return null;
  return new Date(receivedAt).toISOString();
}
