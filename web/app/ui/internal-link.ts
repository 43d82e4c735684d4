import { linkKind } from './link-kind.ts';

/** Null if the browser should handle the click, or something else already has. */
export function pageOfClick(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link?.getAttribute('href');
  if (!link || !to?.startsWith('/') || event.defaultPrevented || !isPlainClick(event, link)) return null;
  return linkKind(to, true) === 'page' ? to : null;
}

function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement) {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (!target || target === '_self');
}
