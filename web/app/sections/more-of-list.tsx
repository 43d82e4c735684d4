import type { ReactNode } from 'react';
import { MoreLink } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

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
