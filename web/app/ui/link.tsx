import {
  type ComponentPropsWithRef,
  type ContextType,
  type MouseEvent,
  type Ref,
  useCallback,
  useContext,
} from 'react';
import { createPath, UNSAFE_DataRouterContext } from 'react-router';
import { useLanguage } from '../locale/use-locale';
import { watchLink } from '../payload/prefetch';
import { kindOfTarget } from './target';

type Way = {
  /** What both pages show is seen to move from its place in the one to its place in the other. */
  viewTransition?: boolean;
  /** The same page with more on it: no step of its own in the history, and the visitor stays where they have scrolled to. */
  inPlace?: boolean;
};

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  Way & {
    /** An address that begins with `/`, or one that leads out of the site's pages. */
    to: string;
    /** The address may lead to another site. Without it such an address throws. */
    external?: boolean;
  };

/** A link inside the site (navigates without a page load), to a file, to another site or to a programme. */
export function Link({ to, external = false, viewTransition = false, inPlace = false, ...rest }: LinkProps) {
  const kind = kindOfTarget(to, external);
  if (kind === 'page') return <PageLink to={to} viewTransition={viewTransition} inPlace={inPlace} {...rest} />;
  return <a href={to} rel={kind === 'external' ? 'noopener' : undefined} {...rest} />;
}

/**
 * Its page is fetched ahead. React Router's own link reads where the visitor is, so each of a page's hundred links would be
 * rendered for each navigation: this one reads it when it is clicked.
 */
function PageLink({ to, viewTransition, inPlace, onClick, ref, ...rest }: Omit<LinkProps, 'external'>) {
  const router = useRouter();
  const { toLocale } = useLanguage();
  const href = toLocale(to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another link to watch
  const watch = useCallback(
    (link: HTMLAnchorElement | null) => {
      const stop = link ? watchLink(link) : undefined;
      const forget = setRef(ref, link);
      return () => {
        stop?.();
        forget();
      };
    },
    [href, ref],
  );
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || event.defaultPrevented || !isPlainClick(event, event.currentTarget)) return;
    event.preventDefault();
    goTo(router, href, { viewTransition, inPlace });
  };
  return <a {...rest} href={href} ref={watch} onClick={navigate} />;
}

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router'];

/** For `goTo`; undefined where pages are no React Router's, in a test for one. */
export const useRouter = (): Router | undefined => useContext(UNSAFE_DataRouterContext)?.router;

/** Goes to a page without a page load. Where the visitor is already needs no second entry in the history. */
export function goTo(router: Router, href: string, { viewTransition = false, inPlace = false }: Way = {}): void {
  const replace = inPlace || createPath(router.state.location) === href;
  void router.navigate(href, { replace, viewTransition, preventScrollReset: inPlace });
}

/** Not a click that asks for a new tab, a window or a download: those are the browser's business. */
export function isPlainClick(
  {
    button,
    metaKey,
    altKey,
    ctrlKey,
    shiftKey,
  }: Pick<globalThis.MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>,
  { target }: HTMLAnchorElement,
): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (!target || target === '_self');
}

/** Hands an element to a ref of either kind; the answer takes it back. */
function setRef<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const forget = ref(element);
    return typeof forget === 'function' ? forget : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
