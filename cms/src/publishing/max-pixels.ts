/** The same as in web/server/images/transform-image.ts; a test compares them. */
export const MAX_PIXELS = 50_000_000;
