export type Modifiers = { values: Readonly<Record<string, string>>; key: string };

const MAX_SIDE = 3200;
const SIDE = /^[1-9]\d{0,3}$/;
const isSide = (text: string) => SIDE.test(text) && Number(text) <= MAX_SIDE;
const FORMATS = new Set(['webp', 'jpeg', 'jpg', 'png']);
const FITS = new Set(['cover', 'contain', 'fill', 'inside', 'outside']);
const COLOUR = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Valid values of each modifier. Only placeholders use `blur_3` (specification 9). */
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
 * Parses modifiers in ipx's syntax: `w_640,f_webp` or `w_640&f_webp`; `_` means none. Null if a modifier is unknown,
 * repeated, empty or out of range (sides up to 3,200 pixels, quality 1 to 100).
 */
export function readModifiers(text: string): Modifiers | null {
  const modifiers = new Map<string, string>();
  for (const part of text === '_' ? [] : text.split(/[,&]/)) {
    const [, name = '', value = ''] = /^([a-z]+)[_=:](.+)$/.exec(part) ?? [];
    if (modifiers.has(name) || !CHECKS.get(name)?.(value)) return null;
    modifiers.set(name, name === 'b' ? `#${value.replace('#', '').toLowerCase()}` : value);
  }
  const [width, height] = [modifiers.get('w'), modifiers.get('h')];
  // Combined into one size, because ipx would apply w and h one after the other.
  if (width && height) {
    modifiers.delete('w');
    modifiers.delete('h');
    if (!modifiers.has('s')) modifiers.set('s', `${width}x${height}`);
  }
  const sorted = [...modifiers].sort(([a], [b]) => (a < b ? -1 : 1));
  return { values: Object.fromEntries(sorted), key: sorted.map((pair) => pair.join('_')).join(',') };
}

/** For modifiers in our own code. @throws if they are bad */
export function requireModifiers(text: string): Modifiers {
  const modifiers = readModifiers(text);
  if (!modifiers) throw new Error(`Bad image modifiers: ${text}`);
  return modifiers;
}

export function withinLimits({ w, h, s, ...others }: Modifiers['values']): Modifiers['values'] {
  if (s) return { ...others, s };
  if (w) return { ...others, w };
  if (h) return { ...others, h };
  return { ...others, w: String(MAX_SIDE) };
}
