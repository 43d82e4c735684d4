import type { ReactNode } from 'react';

type Props = { heading: string; text?: string; id?: string; children?: ReactNode };

/** The quay rule with a section's heading; a text or actions stand at the right. */
export function SectionHead({ heading, text, id, children }: Props) {
  return (
    <div className={`quay section-head ${text ? 'section-head--two' : ''}`}>
      <h2 id={id}>{heading}</h2>
      {text && <p className="muted">{text}</p>}
      {children}
    </div>
  );
}
