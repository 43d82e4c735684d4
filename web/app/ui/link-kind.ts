type LinkKind = 'page' | 'file' | 'external' | 'program';

const FILE_FOLDERS = /^\/(uploads|_ipx|art|assets)\//;
const FILE_NAME = /\.[a-z0-9]{2,5}$/i;

/**
 * `program`: a URL that another program opens, such as `mailto:`.
 * @throws for external URLs unless they are allowed (specification 8), so that a typo in a path does not become an external link
 */
export function linkKind(to: string, isExternalAllowed: boolean): LinkKind {
  if (/^(https?:)?\/\//i.test(to)) {
    if (!isExternalAllowed) throw new Error(`An external link without external: ${to}`);
    return 'external';
  }
  if (/^(mailto|tel|sms):/i.test(to)) return 'program';
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) throw new Error(`Not a link: ${to}`);
  const [path = ''] = to.split(/[?#]/);
  return FILE_FOLDERS.test(path) || FILE_NAME.test(path) ? 'file' : 'page';
}

/** The clicked link to a page of the site. Null if the browser or another listener handles the click. */
export function clickedPageLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link?.getAttribute('href');
  if (!link || !to || !/^[/?]/.test(to) || event.defaultPrevented || !isPlainClick(event, link)) return null;
  return linkKind(to, true) === 'page' ? link : null;
}

/** Whether the click opens the link in this tab: no modifier key, middle button or `target`. */
export function isPlainClick(
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  { target }: HTMLAnchorElement,
) {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (!target || target === '_self');
}
