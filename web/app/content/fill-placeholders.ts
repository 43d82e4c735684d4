export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (named, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? named) : named,
  );
