import { useMessages } from '#app/i18n/messages.ts';

/** Fields that every form submits in addition to the visitor's input. Drafts do not contain them. */
export const SUBMISSION_FIELDS = {
  submissionId: 'submission_id',
  timestamp: 'form_timestamp',
  /** Hidden from people. Bots fill in a field of this name, but browsers do not autofill it. */
  honeypot: 'fax_extension',
  solution: 'challenge_solution',
  /** The path of the form's page. */
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
