import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { kindOfTarget } from './target';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: string;
  /** The address may lead to another site. Without it such an address throws. */
  external?: boolean;
};

/** A link inside the site (navigates without a page load), to a file, to another site or to a programme. */
export function Link({ to, external = false, ...rest }: LinkProps) {
  const kind = kindOfTarget(to, external);
  if (kind === 'page') return <RouterLink to={to} {...rest} />;
  return <a href={to} rel={kind === 'external' ? 'noopener' : undefined} {...rest} />;
}
