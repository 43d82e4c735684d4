import type { FieldErrors, FormValues } from './form-values';

/** Why a form was not taken although its fields are in order. */
export type Refusal =
  | { reason: 'tooMany'; minutes: number }
  | { reason: 'tooLarge' }
  | { reason: 'unreadable' }
  | { reason: 'closed' }
  | { reason: 'failed' };

/** What became of a form that was sent. `values` is what the visitor had typed. */
export type SubmissionResult =
  /** `receipt` opens the page of thanks. */
  | { status: 'sent'; receivedAt: string; receipt: string }
  | { status: 'invalid'; errors: FieldErrors; values: FormValues }
  | { status: 'refused'; refusal: Refusal; values: FormValues };
