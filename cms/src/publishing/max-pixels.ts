/** The largest image that the site shows. A test of the site holds this against its own limit. */
export const MAX_PIXELS = 50_000_000;
