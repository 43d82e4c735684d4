export type FindPlaceholder = (src: string, version: string) => Promise<string | null>;

let find: FindPlaceholder | undefined;

export function setPlaceholderFinder(finder: FindPlaceholder): void {
  find = finder;
}

/**
 * A data URL of about 130 characters (10 × 10 pixels). Null for SVGs, transparent images and where no server generates
 * images (tests, scripts).
 */
export async function placeholderOf(src: string, version = ''): Promise<string | null> {
  return src.endsWith('.svg') ? null : ((await find?.(src, version)) ?? null);
}
