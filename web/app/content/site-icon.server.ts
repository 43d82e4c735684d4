import { createHash } from 'node:crypto';
import { letterOf, type SiteIcon } from '../site-icon/site-icon.ts';
import type { Picture } from './media.server.ts';

/** Raised when icons are drawn in another way. */
const DESIGN = '1';
const VERSION_CHARACTERS = 8;

/** The icon of a studio with this name that has given this picture, or none. */
export function siteIcon(name: string, picture: Picture | null): SiteIcon {
  const drawn = picture ? [picture.src, picture.version] : [letterOf(name)];
  const version = createHash('sha256')
    .update([DESIGN, ...drawn].join('\n'))
    .digest('hex')
    .slice(0, VERSION_CHARACTERS);
  return { version, src: picture?.src ?? null };
}
