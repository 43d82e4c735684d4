import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';

const VARIANTS = { primary: 'btn', line: 'btn btn--line', mark: 'btn btn--mark', small: 'btn btn--sm' } as const;

type Props = {
  to: string;
  variant?: keyof typeof VARIANTS;
  arrow?: boolean;
  /** The address comes from content and may lead to another site. */
  external?: boolean;
  onClick?: () => void;
  children: ReactNode;
};

/** A link that looks like a button: the one thing to do next. */
export function ButtonLink({ variant = 'primary', arrow = false, children, ...link }: Props) {
  return (
    <Link {...link} className={VARIANTS[variant]}>
      {children}
      {arrow && <Icon name="arrow-right" />}
    </Link>
  );
}

/** An underlined link to more of the same. */
export function MoreLink({ arrow = false, children, ...link }: Omit<Props, 'variant'>) {
  return (
    <Link {...link} className="more">
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
