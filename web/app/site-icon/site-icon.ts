import type { SiteIcon } from '#app/content/site-icon.server.ts';

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

export const iconAddress = ({ version }: SiteIcon, file: IconFile): string => `/icons/${version}/${file}`;

export const isVectorIcon = ({ src }: SiteIcon): boolean => src === null || src.endsWith('.svg');
