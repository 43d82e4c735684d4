/** What a link leads to: a page of the site, a file of it, another site, or a programme (mail, phone). */
type TargetKind = 'page' | 'file' | 'external' | 'programme';

const FILE_FOLDERS = /^\/(uploads|_ipx|flags|assets)\//;
const FILE_NAME = /\.[a-z0-9]{2,5}$/i;

/**
 * Tells the kinds of target apart.
 * @throws when the address leads to another site and `isExternalAllowed` is false (specification 8): what leaves the site
 * has to say so, or a typing error in a path becomes a way out.
 */
export function kindOfTarget(to: string, isExternalAllowed: boolean): TargetKind {
  if (/^(https?:)?\/\//i.test(to)) {
    if (!isExternalAllowed) throw new Error(`The address leads to another site and needs the flag external: ${to}`);
    return 'external';
  }
  if (/^(mailto|tel|sms):/i.test(to)) return 'programme';
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) throw new Error(`Not an address to link to: ${to}`);
  const [path = ''] = to.split(/[?#]/);
  return FILE_FOLDERS.test(path) || FILE_NAME.test(path) ? 'file' : 'page';
}
