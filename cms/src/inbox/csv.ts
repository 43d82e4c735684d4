/** At the start of the file, so that Excel reads it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Positions where a spreadsheet could take a visitor's text for a formula (CSV injection). Excel with a European locale splits at
 * semicolons and ignores our quotes, so a cell may also start after a separator, a line break or quotes within the text.
 */
const FORMULA = /(^|[;\t\r\n]"*)(?=[=+\-@])|^(?=[\t\r])/g;

/** One line of CSV (RFC 4180) with every cell quoted. An apostrophe before a formula makes it text. */
export const csvRow = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  return `"${textOf(value).replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Date ? value.toISOString() : String(value);
}
