import { useMessages } from '../i18n/messages';

/** Fields that are about the sending, not about the lead. They are never part of a draft. */
export const SUBMISSION_FIELDS = {
  submissionId: 'submission_id',
  timestamp: 'form_timestamp',
  /** Named so that programs which fill in everything fill it in too, and browsers don't. */
  honeypot: 'fax_extension',
  solution: 'challenge_solution',
  cameFrom: 'came_from',
} as const;

export type SpamProtection = { timestamp: string; isChallenged: boolean };

/** The hidden fields of every form that reaches us. With JavaScript the id and the page before are added when it is sent. */
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
