import { useMessages } from '#app/i18n/messages.ts';

/** Not part of a draft. */
export const SUBMISSION_FIELDS = {
  submissionId: 'submission_id',
  timestamp: 'form_timestamp',
  /** A name that bots fill in and browsers do not autofill. */
  honeypot: 'fax_extension',
  solution: 'challenge_solution',
  /** Path of the page that the form is on. */
  page: 'form_page',
} as const;

export type SpamProtection = { timestamp: string; isChallenged: boolean };

export function SpamProtectionFields({ timestamp }: { timestamp: string }) {
  const { form } = useMessages();
  return (
    <>
      <input type="hidden" name={SUBMISSION_FIELDS.timestamp} value={timestamp} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {form.honeypot}
          <input name={SUBMISSION_FIELDS.honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
