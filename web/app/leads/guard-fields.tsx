import { useMessages } from '../locale/messages';

/** Fields that are about the sending, not about the lead. They are never part of a draft. */
export const GUARD = {
  submissionId: 'submission_id',
  stamp: 'form_stamp',
  /** Named so that programs which fill in everything fill it in too, and browsers don't. */
  trap: 'fax_extension',
  solution: 'challenge_solution',
  cameFrom: 'came_from',
} as const;

/** What a loader tells a page about guarding its form. */
export type LeadGuard = { stamp: string; isChallenged: boolean };

/** The hidden fields of every form that reaches us. With JavaScript the id and the page before are added when it is sent. */
export function GuardFields({ stamp }: { stamp: string }) {
  const { form } = useMessages();
  return (
    <>
      <input type="hidden" name={GUARD.stamp} value={stamp} />
      <div className="sr" aria-hidden="true">
        <label htmlFor={GUARD.trap}>{form.trap}</label>
        <input id={GUARD.trap} name={GUARD.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  );
}
