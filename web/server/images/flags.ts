import { Hono } from 'hono';
import signals from './signals.json' with { type: 'json' };

const letters: Record<string, string> = signals.letters;
const digits: Record<string, string> = signals.digits;

/**
 * Signal flags as pictures: `/flags/{code}-{columns}.svg` draws one flag of the international code alphabet for each
 * character, in rows of `columns`. Characters that have no flag are drawn as Q. At most 24 flags, 404 beyond.
 */
export const flags = new Hono().get('/:name{[A-Z0-9]{1,24}-[1-9]\\.svg}', (c) => {
  const [code = '', columns = ''] = c.req.param('name').replace('.svg', '').split('-');
  return c.body(drawFlags(code, Number(columns)), 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

/** SVG text with `columns` flags of 60 × 60 in each row. */
export function drawFlags(code: string, columns: number): string {
  const drawn = [...code].map((character, at) => {
    const flag = letters[digits[character] ?? character] ?? letters.Q;
    return `<g transform="translate(${(at % columns) * 60} ${Math.floor(at / columns) * 60})">${flag}</g>`;
  });
  const width = Math.min(columns, code.length) * 60;
  const height = Math.ceil(code.length / columns) * 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`;
}
