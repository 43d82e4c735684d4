/** Decodes percent encoding. Returns malformed input (`%`, `%E4`) unchanged. */
export function decodeUri(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
