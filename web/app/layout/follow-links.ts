import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { clickedPageLink } from '#app/ui/link-kind.ts';

/** Navigates at clicks on links to the site's pages, those in an editor's text too. */
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
        // As browsers do for a link to the current address.
        replace: isInPlace || href === location.href,
        preventScrollReset: isInPlace,
        viewTransition: dataset.viewTransition !== undefined,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
