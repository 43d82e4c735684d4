import type { ComponentPropsWithRef } from 'react';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { linkKind } from './link-kind.ts';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: string;
  /** Allows external URLs. Without it they throw. */
  external?: boolean;
  viewTransition?: boolean;
  /** For a link that changes only a part of the page: replaces the history entry and keeps the scroll position. */
  inPlace?: boolean;
};

/**
 * A plain `<a>`: a listener in `layout/follow-links.ts` navigates. React Router's `<Link>` would re-render every link at every
 * navigation.
 */
export function Link({ to, external = false, viewTransition = false, inPlace = false, ...rest }: LinkProps) {
  const { toLocale } = useLanguage();
  const kind = linkKind(to, external);
  return (
    <a
      href={kind === 'page' ? toLocale(to) : to}
      rel={kind === 'external' ? 'noopener' : undefined}
      data-view-transition={viewTransition || undefined}
      data-in-place={inPlace || undefined}
      {...rest}
    />
  );
}
