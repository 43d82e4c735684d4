type ImageFile = { src: string; version?: string };

/**
 * The URL of a resized image; `_` instead of modifiers is the full size. Browsers cache images for a year, so it contains a
 * version, which changes with the file.
 *
 *     imageUrl('f_jpeg,w_1600', cover)
 */
export const imageUrl = (modifiers: string, { src, version }: ImageFile): string =>
  `/_ipx/${modifiers}/${src}${version ? `?v=${version}` : ''}`;

/** Whether the image is an SVG, which is sharp at any size. */
export const isDrawing = ({ src }: Pick<ImageFile, 'src'>): boolean => src.endsWith('.svg');
