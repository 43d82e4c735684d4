export type FindPlaceholder = (src: string, version: string) => Promise<string | null>;

let find: FindPlaceholder | undefined;

export function setPlaceholderFinder(finder: FindPlaceholder): void {
  find = finder;
}

/**
 * A blurred preview of 10 × 10 pixels as a data URL of about 130 characters. Null for SVGs and transparent images, and in
 * tests and scripts, where no server generates images.
 */
export async function placeholderOf(src: string, version = ''): Promise<string | null> {
  return src.endsWith('.svg') ? null : ((await find?.(src, version)) ?? null);
}
