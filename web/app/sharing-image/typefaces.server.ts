import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SatoriOptions } from 'satori';

const { resolve } = createRequire(import.meta.url);
const font = (name: string, file: string): SatoriOptions['fonts'][number] => ({
  name,
  data: readFileSync(resolve(file)),
  weight: 400,
  style: 'normal',
});

/**
 * What images are written in: the letters of Western Europe, and in a family of its own the other Latin ones, because satori
 * looks for a letter in one typeface of each family. One array for all images: it reads the typefaces once for each.
 */
export const typefaces = [
  font('Besley', '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
  font('Archivo', '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
  font('Besley Extended', '@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2'),
  font('Archivo Extended', '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2'),
];
