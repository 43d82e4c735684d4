import type { FieldErrors, FormValues } from './form-values.ts';

export type Refusal =
  | { reason: 'tooMany'; minutes: number }
  | { reason: 'tooLarge' }
  | { reason: 'unreadable' }
  | { reason: 'closed' }
  | { reason: 'failed' };

export type SubmissionResult =
  /** `receipt` is for the URL of the thank-you page (receipt.server.ts). */
  | { status: 'sent'; receivedAt: string; receipt: string }
  | { status: 'invalid'; errors: FieldErrors; values: FormValues }
  | { status: 'refused'; refusal: Refusal; values: FormValues };
