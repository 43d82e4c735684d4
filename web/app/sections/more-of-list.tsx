import type { ReactNode } from 'react';
import { MoreLink } from '../ui/button';
import { SectionHead } from '../ui/section-head';

type Props = {
  id: string;
  heading: string;
  to: string;
  all: string;
  className?: string;
  children: ReactNode;
};

export function MoreOfList({ id, heading, to, all, className = 'wrap pb-section', children }: Props) {
  return (
    <section className={`${className} no-print`} aria-labelledby={id}>
      <SectionHead id={id} heading={heading}>
        <MoreLink to={to}>{all}</MoreLink>
      </SectionHead>
      {children}
    </section>
  );
}
