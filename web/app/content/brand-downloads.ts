/** Image options of logos: wide enough for a slide on a large screen. */
export const LOGO_PNG = 'f_png,w_2048';
/** Image options of the press kit's images: large enough for print. */
export const PRINT_JPEG = 'f_jpeg,q_90,w_3000';

/**
 * The name of a downloaded file, without extension: the studio's name, then the rest of the uploaded file's name.
 *
 *     downloadName('Westfield', 'westfield_inverse.svg') // westfield-inverse
 */
export function downloadName(studio: string, uploaded: string): string {
  const name = slugOf(studio);
  const file = slugOf(uploaded.replace(/\.\w+$/, ''));
  if (file === name || file.startsWith(`${name}-`)) return file;
  return [name, file].filter(Boolean).join('-');
}

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
