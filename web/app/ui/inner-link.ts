import { isPlainClick } from './link';
import { kindOfTarget } from './target';

/** Where a plain click leads to that meets a link to a page of the site. Null for all other clicks, and for those that are dealt with. */
export function pageOfClick(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link?.getAttribute('href');
  if (!link || !to?.startsWith('/') || event.defaultPrevented || !isPlainClick(event, link)) return null;
  return kindOfTarget(to, true) === 'page' ? to : null;
}
