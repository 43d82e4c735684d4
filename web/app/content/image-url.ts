import type { Image } from './media.server.ts';

/**
 * The URL of a resized image. Browsers cache images for a year, so it contains a version, which changes with the file.
 *
 *     imageUrl('f_jpeg,w_1600', cover)
 */
export const imageUrl = (modifiers: string, { src, version }: Pick<Image, 'src' | 'version'>): string =>
  `/_ipx/${modifiers}/${src}${version ? `?v=${version}` : ''}`;
