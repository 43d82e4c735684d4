import type { ReactNode } from 'react';
import { NoBreak } from './no-break';

type Props = {
  heading: string;
  text?: string;
  /** A sentence below the heading, for where actions stand beside it; on phones they come after it. */
  note?: string;
  id?: string;
  isLead?: boolean;
  /** False where what follows stands on a quay of its own. */
  isOnQuay?: boolean;
  children?: ReactNode;
};

/** The quay rule with a section's heading; a text (in the size of a lead when it opens the page) or actions stand at the right. */
export function SectionHead({ heading, text, note, id, isLead = false, isOnQuay = true, children }: Props) {
  return (
    <div className={`${isOnQuay ? 'quay' : ''} section-head ${text ? 'section-head--two' : ''}`}>
      <h2 id={id}>{heading}</h2>
      {text && (
        <p className={isLead ? 'lead muted' : 'muted'}>
          <NoBreak text={text} />
        </p>
      )}
      {note && (
        <p className="section-note">
          <NoBreak text={note} />
        </p>
      )}
      {children}
    </div>
  );
}
