/** What the icons of browsers and phones are made of. */
export type SiteIcon = {
  /** Changes with the image, or with the letter that stands in for it: addresses carry it, because browsers keep icons. */
  version: string;
  /** The studio's own image, as `/_ipx` understands it; null where the icon is drawn from the studio's name. */
  src: string | null;
};

const ICON_FILES = [
  'favicon.ico',
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
] as const;
export type IconFile = (typeof ICON_FILES)[number];

export const isIconFile = (name: string): name is IconFile => ICON_FILES.some((file) => file === name);

/** Where a file of the icon is. */
export const iconAddress = ({ version }: SiteIcon, file: IconFile): string => `/icons/${version}/${file}`;

/** Whether there is an `icon.svg`. */
export const isVectorIcon = ({ src }: SiteIcon): boolean => src === null || src.endsWith('.svg');

/** The letter or figure that stands for a name; '' for a name that has none of the site's typefaces. */
export function letterOf(name: string): string {
  const [letter = ''] = /[\p{Script=Latin}0-9]/u.exec(name.normalize('NFC')) ?? [];
  const [capital = ''] = letter.toUpperCase();
  // Vietnamese letters are in none of them.
  return /[0-9A-Z\u00c0-\u024f]/.test(capital) ? capital : capital.normalize('NFD').charAt(0);
}
