/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where programs for tables may read a formula that a visitor has written: at the start of a cell. One that expects semicolons
 * or tabs, as Excel does in much of Europe, ends our quotes at the first comma, so what follows a separator, a line break and
 * quotes of the text itself starts a cell there.
 */
const FORMULA = /(^|[;\t\r\n]"*)(?=[=+\-@])|^(?=[\t\r])/g;

/** A line of a CSV file (RFC 4180), every cell in quotes. What could be taken for a formula gets an apostrophe before it. */
export const csvRow = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  return `"${textOf(value).replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Date ? value.toISOString() : String(value);
}
