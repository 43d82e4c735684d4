import type { ReactNode } from 'react';
import { NoBreak } from './no-break.tsx';

type Props = {
  heading: string;
  text?: string;
  note?: string;
  id?: string;
  isLead?: boolean;
  /** False if what follows has its own rule. */
  hasRule?: boolean;
  children?: ReactNode;
};

export function SectionHead({ heading, text, note, id, isLead = false, hasRule = true, children }: Props) {
  return (
    <div className={`${hasRule ? 'rule' : ''} section-head ${text ? 'section-head--two' : ''}`}>
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
