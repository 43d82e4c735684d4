/** The text with values in place of their names, as editors write them: `{{day}}`. A name without a value stays as it is. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (named, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? named) : named,
  );
