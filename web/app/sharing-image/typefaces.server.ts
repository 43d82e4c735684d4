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
 * Western European letters, and in a second family the rest of Latin, because satori uses one font per family. One
 * shared array: satori parses it once.
 */
export const typefaces = [
  font('Besley', '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
  font('Archivo', '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
  font('Besley Extended', '@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2'),
  font('Archivo Extended', '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2'),
];
