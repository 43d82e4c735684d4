import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';

const VARIANTS = { primary: 'btn', line: 'btn btn--line', mark: 'btn btn--mark', small: 'btn btn--sm' } as const;

type Props = { to: string; variant?: keyof typeof VARIANTS; arrow?: boolean; children: ReactNode };

/** A link that looks like a button: the one thing to do next. */
export function ButtonLink({ to, variant = 'primary', arrow = false, children }: Props) {
  return (
    <Link to={to} className={VARIANTS[variant]}>
      {children}
      {arrow && <Icon name="arrow-right" />}
    </Link>
  );
}

/** An underlined link to more of the same. */
export function MoreLink({ to, arrow = false, children }: { to: string; arrow?: boolean; children: ReactNode }) {
  return (
    <Link to={to} className="more">
      {children}
      {arrow && <Icon name="arrow-right" />}
    </Link>
  );
}

/** A link back up to the list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="back">
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
