import type { Picture } from './media.server.ts';

/**
 * The address of a picture for who reads pages without their scripts and styles: `pictureAddress('f_jpeg,w_1600', cover)`. It
 * changes when the file is replaced under its name, because everybody may keep a picture for ever.
 */
export const pictureAddress = (modifiers: string, { src, version }: Pick<Picture, 'src' | 'version'>): string =>
  `/_ipx/${modifiers}/${src}${version ? `?v=${version}` : ''}`;
