import { linkKind } from './link-kind';

/** The page of the site that a click leads to, or null when the click is the browser's business or was handled already. */
export function pageOfClick(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link?.getAttribute('href');
  if (!link || !to?.startsWith('/') || event.defaultPrevented || !isPlainClick(event, link)) return null;
  return linkKind(to, true) === 'page' ? to : null;
}

/** Not a click for a new tab, a new window or a download. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement) {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (!target || target === '_self');
}
