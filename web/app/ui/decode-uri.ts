/** A part of an address as people write it. One that is malformed (`%`, `%E4`) stays as it is. */
export function decodeUri(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
