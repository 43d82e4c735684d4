/** The fields of a form by name. Texts are trimmed, empty fields left out. */
export type FormValues = Record<string, string>;
export type FieldErrors = Record<string, string>;

export function readValues(data: Iterable<[string, FormDataEntryValue]>): FormValues {
  const values: FormValues = {};
  for (const [name, value] of data) {
    if (typeof value !== 'string') continue;
    const text = value.replace(/\r\n?/g, '\n').trim();
    if (text) values[name] = text;
  }
  return values;
}
