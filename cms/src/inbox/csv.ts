/** Excel needs it to detect UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formula injection: positions where a spreadsheet could read a visitor's text as a formula. Excel with a European locale splits at
 * semicolons and ignores our quotes, so a cell can also start after a separator, a line break or quotes within the text.
 */
const FORMULA = /(^|[;\t\r\n]"*)(?=[=+\-@])|^(?=[\t\r])/g;

/** RFC 4180, every cell quoted. Formulas are prefixed with an apostrophe. */
export const csvRow = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  return `"${textOf(value).replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Date ? value.toISOString() : String(value);
}
