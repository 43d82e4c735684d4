import { createHash } from 'node:crypto';
import { lookOf } from '#brand/brand.server.ts';
import type { Look } from '#brand/brand.ts';
import type { Image } from './media.server.ts';

export type SiteIcon = {
  /** Part of the icons' URLs, because browsers cache them. */
  version: string;
  /** The image's path for `/_ipx`; null if the icon is the first letter of the studio's name. */
  src: string | null;
};

/** Raise this when the design of the icons changes. */
const DESIGN = '2';
const VERSION_CHARACTERS = 8;

export function siteIcon(name: string, image: Image | null, look: Look = lookOf(null)): SiteIcon {
  const drawn = image ? [image.src, image.version] : [letterOf(name), look.primary, look.accent, look.headingTypeface];
  const version = createHash('sha256')
    .update([DESIGN, ...drawn].join('\n'))
    .digest('hex')
    .slice(0, VERSION_CHARACTERS);
  return { version, src: image?.src ?? null };
}

/** The first letter of the name that the site's fonts contain, or ''. */
export function letterOf(name: string): string {
  const [letter = ''] = /[\p{Script=Latin}0-9]/u.exec(name.normalize('NFC')) ?? [];
  const [capital = ''] = letter.toUpperCase();
  // The fonts lack Vietnamese letters, so those lose their diacritics.
  return /[0-9A-Z\u00c0-\u024f]/.test(capital) ? capital : capital.normalize('NFD').charAt(0);
}
