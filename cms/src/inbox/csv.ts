/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Programs for tables take a cell that begins so for a formula, also one that a visitor has written. */
const FORMULA = /^[=+\-@\t\r]/;

/** A line of a CSV file (RFC 4180), every cell in quotes. A text that could be taken for a formula gets an apostrophe before it. */
export const csvRow = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  const text = textOf(value);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Date ? value.toISOString() : String(value);
}
