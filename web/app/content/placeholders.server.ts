export type FindPlaceholder = (src: string, version: string) => Promise<string | null>;

let find: FindPlaceholder | undefined;

/** Where placeholders come from: the part of the server that makes images. */
export function setPlaceholderFinder(finder: FindPlaceholder): void {
  find = finder;
}

/**
 * What is shown until an image has loaded: 10 × 10 pixels as a data address of about 130 characters. Null for drawings, for images
 * with transparent parts, and where no server makes images (tests, scripts).
 */
export async function placeholderOf(src: string, version = ''): Promise<string | null> {
  return src.endsWith('.svg') ? null : ((await find?.(src, version)) ?? null);
}
