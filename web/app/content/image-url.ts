import type { Image } from './media.server.ts';

/**
 * The address of an image for who reads pages without their scripts and styles: `imageUrl('f_jpeg,w_1600', cover)`. It
 * changes when the file is replaced under its name, because everybody may keep an image for ever.
 */
export const imageUrl = (modifiers: string, { src, version }: Pick<Image, 'src' | 'version'>): string =>
  `/_ipx/${modifiers}/${src}${version ? `?v=${version}` : ''}`;
