type LinkKind = 'page' | 'file' | 'external' | 'program';

const FILE_FOLDERS = /^\/(uploads|_ipx|flags|assets)\//;
const FILE_NAME = /\.[a-z0-9]{2,5}$/i;

/**
 * @throws for external URLs unless allowed (specification 8), so that a typo in a path does not become an external link
 */
export function linkKind(to: string, isExternalAllowed: boolean): LinkKind {
  if (/^(https?:)?\/\//i.test(to)) {
    if (!isExternalAllowed) throw new Error(`The address leads to another site and needs the flag external: ${to}`);
    return 'external';
  }
  if (/^(mailto|tel|sms):/i.test(to)) return 'program';
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) throw new Error(`Not an address to link to: ${to}`);
  const [path = ''] = to.split(/[?#]/);
  return FILE_FOLDERS.test(path) || FILE_NAME.test(path) ? 'file' : 'page';
}
