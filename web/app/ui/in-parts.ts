/** Names in parts whose addresses are at most `room` characters long, in their order; one that is too long by itself stands alone. */
export function inParts(names: readonly string[], room: number, toAddress: (part: string[]) => string): string[][] {
  const parts: string[][] = [[]];
  for (const name of names) {
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && toAddress([...last, name]).length > room) parts.push([name]);
    else last.push(name);
  }
  return parts;
}
