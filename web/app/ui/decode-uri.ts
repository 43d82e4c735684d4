/** Malformed input (`%`, `%E4`) is returned as it is. */
export function decodeUri(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
