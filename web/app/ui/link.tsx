import { type ComponentPropsWithRef, useCallback, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocale } from '../locale/use-locale';
import { watchLink } from '../payload/prefetch';
import { kindOfTarget } from './target';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: string;
  /** The address may lead to another site. Without it such an address throws. */
  external?: boolean;
  /** What both pages show is seen to move from its place in the one to its place in the other. */
  viewTransition?: boolean;
};

/** A link inside the site (navigates without a page load), to a file, to another site or to a programme. */
export function Link({ to, external = false, viewTransition = false, ...rest }: LinkProps) {
  const kind = kindOfTarget(to, external);
  if (kind === 'page') return <PageLink to={to} viewTransition={viewTransition} {...rest} />;
  return <a href={to} rel={kind === 'external' ? 'noopener' : undefined} {...rest} />;
}

/** Its page is fetched ahead. */
function PageLink({ to, ref, ...rest }: Omit<LinkProps, 'external'>) {
  const link = useRef<HTMLAnchorElement>(null);
  const { toLocale } = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another link to watch
  useEffect(() => (link.current ? watchLink(link.current) : undefined), [to]);
  const setBoth = useCallback(
    (element: HTMLAnchorElement | null) => {
      link.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  return <RouterLink to={toLocale(to)} ref={setBoth} {...rest} />;
}
