/** As in web/server/images/transform-image.ts, which a test compares. */
export const MAX_PIXELS = 50_000_000;
