/** Longest URL of a request for icons, in characters (specification 9). Longer lists of icons are split. */
export const MAX_ADDRESS_LENGTH = 500;

export function splitByAddressLength(
  names: readonly string[],
  maxCharacters: number,
  toAddress: (part: string[]) => string,
): string[][] {
  const parts: string[][] = [[]];
  for (const name of names) {
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && toAddress([...last, name]).length > maxCharacters) parts.push([name]);
    else last.push(name);
  }
  return parts;
}
