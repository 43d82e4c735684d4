/** `isPale`: its mean lightness is that of paper, a lit window or a bright ground. */
export type Placeholder = { url: string; isPale: boolean };
export type FindPlaceholder = (src: string, version: string) => Promise<Placeholder | null>;

let find: FindPlaceholder | undefined;

export function setPlaceholderFinder(finder: FindPlaceholder): void {
  find = finder;
}

/**
 * A data URL of about 130 characters (10 × 10 pixels). Null for SVGs, transparent images and where no server generates
 * images (tests, scripts).
 */
export async function placeholderOf(src: string, version = ''): Promise<Placeholder | null> {
  return src.endsWith('.svg') ? null : ((await find?.(src, version)) ?? null);
}
