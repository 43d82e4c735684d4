import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

type Props = { to: string; className?: string; children: ReactNode; 'aria-label'?: string; 'aria-current'?: 'page' };

/** A link inside the site (navigates without a page load) or to another site (plain), told apart by the address. */
export function Link({ to, ...rest }: Props) {
  if (/^[a-z]+:/i.test(to)) return <a href={to} {...rest} rel="noopener" />;
  return <RouterLink to={to} {...rest} />;
}
