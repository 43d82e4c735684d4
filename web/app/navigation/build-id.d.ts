/** The id of this build, set by build-record.ts; `dev` in watch mode. */
declare const __BUILD_ID__: string;
