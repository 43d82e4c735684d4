import type { ReactNode } from 'react';
import { NoBreak } from './no-break.tsx';

type Props = {
  heading: string;
  text?: string;
  id?: string;
  /** A line above the heading. False if the content below has one. */
  hasRule?: boolean;
  children?: ReactNode;
};

export function SectionHead({ heading, text, id, hasRule = true, children }: Props) {
  return (
    <div className={`${hasRule ? 'rule' : ''} section-head`}>
      <NoBreak as="h2" id={id} text={heading} />
      {text && <NoBreak as="p" className="muted max-w-[42rem] md:[grid-area:2/1/auto/-1]" text={text} />}
      {children}
    </div>
  );
}
