import type { Image } from './media.server.ts';

/**
 * `imageUrl('f_jpeg,w_1600', cover)`. The version changes when the file is replaced, because images are cached forever.
 */
export const imageUrl = (modifiers: string, { src, version }: Pick<Image, 'src' | 'version'>): string =>
  `/_ipx/${modifiers}/${src}${version ? `?v=${version}` : ''}`;
