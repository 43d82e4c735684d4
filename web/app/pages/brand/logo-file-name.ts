/**
 * What a downloaded logo is called, without the end: the studio's name, and what the uploaded file's name adds to it.
 *
 *     logoFileName('Northquay', 'northquay_inverse.svg') // northquay-inverse
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
