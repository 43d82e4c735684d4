import { createContext, useContext } from 'react';

/** Paths of pages that aren't published. */
export const UnpublishedPages = createContext<readonly string[]>([]);

/** Returns a function that says whether a link to a path leads to a page. */
export function useIsPublished(): (to: string) => boolean {
  const unpublished = useContext(UnpublishedPages);
  return (to) => !unpublished.includes(to.replace(/[?#].*/, ''));
}
