import { useMessages } from '#app/i18n/messages.ts';

/** Not part of a draft. */
export const SUBMISSION_FIELDS = {
  submissionId: 'submission_id',
  timestamp: 'form_timestamp',
  /** A name that bots fill in and browsers do not autofill. */
  honeypot: 'fax_extension',
  solution: 'challenge_solution',
  cameFrom: 'came_from',
} as const;

export type SpamProtection = { timestamp: string; isChallenged: boolean };

export function SpamProtectionFields({ timestamp }: { timestamp: string }) {
  const { form } = useMessages();
  return (
    <>
      <input type="hidden" name={SUBMISSION_FIELDS.timestamp} value={timestamp} />
      <div className="sr" aria-hidden="true">
        <label htmlFor={SUBMISSION_FIELDS.honeypot}>{form.honeypot}</label>
        <input
          id={SUBMISSION_FIELDS.honeypot}
          name={SUBMISSION_FIELDS.honeypot}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
        />
      </div>
    </>
  );
}
