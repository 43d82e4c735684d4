/** The folders in brand/. The demo uses the first. */
export const BRAND_NAMES = ['northquay', 'plain'] as const;
export type BrandName = (typeof BRAND_NAMES)[number];
