export const VERSION = 'api::entry-version.entry-version';
