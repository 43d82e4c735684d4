import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Link } from '#app/ui/link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const UNFOLDED = 6;

type Props = {
  id: string;
  count: number;
  children: ReactNode;
};

/**
 * On phones, shows six entries and a link to the rest, which adds a fragment to the URL. Without JavaScript the fragment is that of
 * the link's own paragraph: once that is the `:target`, CSS hides it and shows the other entries. A client-side navigation back to
 * the list sets no `:target`, so React reads the fragment too.
 */
export function FoldedList({ id, count, children }: Props) {
  const { list } = useMessages();
  const { path } = useLocale();
  const { search, hash } = useLocation();
  const isInteractive = useHydrated();
  const isUnfolded = isInteractive && hash === `#${id}`;
  const entries = useRef<HTMLDivElement>(null);
  const wasClicked = useRef(false);

  // After "Load more" the focus moves to the first new entry.
  useEffect(() => {
    if (!isUnfolded || !wasClicked.current) return;
    wasClicked.current = false;
    const firstNew = entries.current?.firstElementChild?.children[UNFOLDED];
    firstNew?.querySelector('a')?.focus({ preventScroll: true });
  }, [isUnfolded]);

  return (
    <div
      ref={entries}
      className={isUnfolded ? '' : 'max-md:[&:not(:has(:target))>:first-child>:nth-child(n+7)]:hidden'}
    >
      {children}
      {count > UNFOLDED && !isUnfolded && (
        <p id={id} className="actions mt-10 target:hidden md:hidden">
          <Link
            to={`${isInteractive ? `${path}${search}` : ''}#${id}`}
            className="btn btn--line"
            inPlace
            onClick={() => {
              wasClicked.current = true;
            }}
          >
            {list.loadMore}
          </Link>
          <span className="small muted tnum">{interpolate(list.left, { count: count - UNFOLDED })}</span>
        </p>
      )}
    </div>
  );
}
