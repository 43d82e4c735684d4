import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { linkKind } from './link-kind.ts';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: string;
  /** Allows external URLs; otherwise they throw. */
  external?: boolean;
  viewTransition?: boolean;
  /** The same page with other content: replaces the history entry and keeps the scroll position. */
  inPlace?: boolean;
};

export function Link({ to, external = false, viewTransition = false, inPlace = false, ...rest }: LinkProps) {
  const { toLocale } = useLanguage();
  const kind = linkKind(to, external);
  if (kind !== 'page') return <a href={to} rel={kind === 'external' ? 'noopener' : undefined} {...rest} />;
  return (
    <RouterLink
      to={toLocale(to)}
      viewTransition={viewTransition}
      preventScrollReset={inPlace}
      // React Router already replaces the entry when the URL is the same.
      {...(inPlace && { replace: true })}
      discover="none"
      {...rest}
    />
  );
}
