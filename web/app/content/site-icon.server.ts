import { createHash } from 'node:crypto';
import type { Image } from './media.server.ts';

/** What the icons of browsers and phones are made of. */
export type SiteIcon = {
  /** Changes with the image, or with the letter that stands in for it: addresses carry it, because browsers keep icons. */
  version: string;
  /** The studio's own image, as `/_ipx` understands it; null where the icon is drawn from the studio's name. */
  src: string | null;
};

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

/** The letter or figure that stands for a name; '' for a name that has none of the site's typefaces. */
export function letterOf(name: string): string {
  const [letter = ''] = /[\p{Script=Latin}0-9]/u.exec(name.normalize('NFC')) ?? [];
  const [capital = ''] = letter.toUpperCase();
  // Vietnamese letters are in none of them.
  return /[0-9A-Z\u00c0-\u024f]/.test(capital) ? capital : capital.normalize('NFD').charAt(0);
}
