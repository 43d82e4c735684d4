/** What stands in a form's fields: trimmed, with empty fields left out. */
export type FormValues = Record<string, string>;
/** One sentence for each field that needs another look, in the order of the form. */
export type FieldErrors = Record<string, string>;

/** A form's text fields as the schema wants them. Files are left out. */
export function readValues(data: Iterable<[string, FormDataEntryValue]>): FormValues {
  const values: FormValues = {};
  for (const [name, value] of data) {
    if (typeof value !== 'string') continue;
    const text = value.replace(/\r\n?/g, '\n').trim();
    if (text) values[name] = text;
  }
  return values;
}
