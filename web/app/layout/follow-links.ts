import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { clickedPageLink } from '#app/ui/link-kind.ts';

/** Turns clicks on links to pages of this site, also in editors' texts, into client-side navigations. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = clickedPageLink(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash, href, dataset } = link;
      const isInPlace = dataset.inPlace !== undefined;
      void navigate(`${pathname}${search}${hash}`, {
        // Browsers, too, replace the history entry when a link leads to the current URL.
        replace: isInPlace || href === location.href,
        preventScrollReset: isInPlace,
        viewTransition: dataset.viewTransition !== undefined,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
