import signals from './signal-flags.json' with { type: 'json' };

const letters: Record<string, string> = signals.letters;
const digits: Record<string, string> = signals.digits;

/** Draws a code as signal flags, in SVG. `columns` is the number of flags in a row. */
export function drawFlags(code: string, columns: number): string {
  const flags = [...code].map((character, index) => {
    const flag = letters[digits[character] ?? character] ?? letters.Q;
    return `<g transform="translate(${(index % columns) * 60} ${Math.floor(index / columns) * 60})">${flag}</g>`;
  });
  const width = Math.min(columns, code.length) * 60;
  const height = Math.ceil(code.length / columns) * 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${flags.join('')}</svg>`;
}
