/**
 * The name of a downloaded logo, without extension: the studio's name, then the rest of the uploaded file's name.
 *
 *     logoFileName('Westfield', 'westfield_inverse.svg') // westfield-inverse
 */
export function logoFileName(studio: string, uploaded: string): string {
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
