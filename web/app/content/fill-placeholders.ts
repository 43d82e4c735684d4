export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (named, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? named) : named,
  );

/** Empty if the text names a value that is not known, instead of a sentence with a hole. */
export function fillOrOmit(text: string, values: Parameters<typeof fillPlaceholders>[1]): string {
  const filled = fillPlaceholders(text, values);
  return filled.includes('{{') ? '' : filled;
}
