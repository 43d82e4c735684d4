/** What an image's address asks for, checked. `key` is the same for all spellings of the same wish. */
export type Modifiers = { values: Readonly<Record<string, string>>; key: string };

const MAX_SIDE = 3200;
const SIDE = /^[1-9]\d{0,3}$/;
const isSide = (text: string) => SIDE.test(text) && Number(text) <= MAX_SIDE;
const FORMATS = new Set(['webp', 'jpeg', 'jpg', 'png']);
const FITS = new Set(['cover', 'contain', 'fill', 'inside', 'outside']);
const COLOUR = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i;

/** The contract's modifiers, and `blur_3`, which only the placeholder has (specification 9). */
const CHECKS = new Map<string, (value: string) => boolean>([
  ['f', (value) => FORMATS.has(value)],
  ['fit', (value) => FITS.has(value)],
  ['w', isSide],
  ['h', isSide],
  ['s', (value) => /^\d+(?:x\d+)?$/.test(value) && value.split('x').every(isSide)],
  ['q', (value) => SIDE.test(value) && Number(value) <= 100],
  ['b', (value) => COLOUR.test(value)],
  ['blur', (value) => value === '3'],
]);

/**
 * Reads `w_640,f_webp` (or `w_640&f_webp`) in the syntax of the ipx library; `_` stands for none. Gives null when one is
 * unknown, there twice, empty, or beyond what a page can need: sides up to 3,200 pixels, quality 1 to 100.
 */
export function readModifiers(text: string): Modifiers | null {
  const given = new Map<string, string>();
  for (const part of text === '_' ? [] : text.split(/[,&]/)) {
    const [, name = '', value = ''] = /^([a-z]+)[_=:](.+)$/.exec(part) ?? [];
    if (given.has(name) || !CHECKS.get(name)?.(value)) return null;
    given.set(name, name === 'b' ? `#${value.replace('#', '').toLowerCase()}` : value);
  }
  const [width, height] = [given.get('w'), given.get('h')];
  // Two modifiers would be two steps, of which the second replaces the first.
  if (width && height) {
    given.delete('w');
    given.delete('h');
    if (!given.has('s')) given.set('s', `${width}x${height}`);
  }
  const sorted = [...given].sort(([a], [b]) => (a < b ? -1 : 1));
  return { values: Object.fromEntries(sorted), key: sorted.map((pair) => pair.join('_')).join(',') };
}

/** The same with the longest side that is served, for a raster image that is asked for without a size. */
export function withinLimits({ w, h, s, ...others }: Modifiers['values']): Modifiers['values'] {
  if (s) return { ...others, s };
  if (w) return { ...others, w };
  if (h) return { ...others, h };
  return { ...others, w: String(MAX_SIDE) };
}
