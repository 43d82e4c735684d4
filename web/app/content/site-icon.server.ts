import { createHash } from 'node:crypto';
import { letterOf, type SiteIcon } from '../site-icon/site-icon.ts';
import type { Image } from './media.server.ts';

/** Raised when icons are drawn in another way. */
const DESIGN = '1';
const VERSION_CHARACTERS = 8;

/** The icon of a studio with this name that has given this image, or none. */
export function siteIcon(name: string, image: Image | null): SiteIcon {
  const drawn = image ? [image.src, image.version] : [letterOf(name)];
  const version = createHash('sha256')
    .update([DESIGN, ...drawn].join('\n'))
    .digest('hex')
    .slice(0, VERSION_CHARACTERS);
  return { version, src: image?.src ?? null };
}
