import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SatoriOptions } from 'satori';
import type { Look, TypefaceName } from '#brand/brand.ts';

const { resolve } = createRequire(import.meta.url);
const sets = new Map<string, SatoriOptions['fonts']>();

/** The value for `fontFamily`. */
export const drawnFamily = (name: TypefaceName): string => `${name}, ${name} Extended`;

/** Returns the same array for the same typefaces, because satori parses each array only once. */
export function drawnTypefaces({ headingTypeface, textTypeface }: Look): SatoriOptions['fonts'] {
  const key = `${headingTypeface} ${textTypeface}`;
  const known = sets.get(key);
  if (known) return known;
  const made = [...[...new Set([headingTypeface, textTypeface])].flatMap(readFamily), ...readOtherAlphabets()];
  sets.set(key, made);
  return made;
}

/** Two families, because satori uses one font per family: Western European letters, and the rest of Latin. */
function readFamily(name: TypefaceName): SatoriOptions['fonts'] {
  return [readFont(name, name, 'latin'), readFont(`${name} Extended`, name, 'latin-ext')];
}

/** Letters that most of the typefaces don't have. satori looks for them in all fonts. */
const readOtherAlphabets = (): SatoriOptions['fonts'] =>
  ['greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map((subset) => readFont(`Inter ${subset}`, 'Inter', subset));

function readFont(family: string, typeface: TypefaceName, subset: string): SatoriOptions['fonts'][number] {
  const slug = typeface.toLowerCase().replaceAll(' ', '-');
  return {
    name: family,
    data: readFileSync(resolve(`@fontsource-variable/${slug}/files/${slug}-${subset}-wght-normal.woff2`)),
    weight: 400,
    style: 'normal',
  };
}
