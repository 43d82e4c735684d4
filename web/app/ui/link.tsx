import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../i18n/use-locale';
import { linkKind } from './link-kind';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** An address that begins with `/`, or one that leads out of the site's pages. */
  to: string;
  /** The address may lead to another site. Without it such an address throws. */
  external?: boolean;
  /** What both pages show moves from its place on the one to its place on the other. */
  viewTransition?: boolean;
  /** The same page with more on it: no entry in the history, and the scroll position stays. */
  inPlace?: boolean;
};

/** A link inside the site (navigates without a page load), to a file, to another site or to a program. */
export function Link({ to, external = false, viewTransition = false, inPlace = false, ...rest }: LinkProps) {
  const { toLocale } = useLanguage();
  const kind = linkKind(to, external);
  if (kind !== 'page') return <a href={to} rel={kind === 'external' ? 'noopener' : undefined} {...rest} />;
  return (
    <RouterLink
      to={toLocale(to)}
      viewTransition={viewTransition}
      preventScrollReset={inPlace}
      // React Router replaces the entry by itself when a link leads to the page that it is on.
      {...(inPlace && { replace: true })}
      discover="none"
      {...rest}
    />
  );
}
