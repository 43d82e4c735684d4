import { currentScope } from './request-scope.server.ts';

/** How old content may be that nobody tells the version of: published content shows within 2 s. */
const UNKNOWN_MS = 1500;

/**
 * A text that differs when something has been published or taken back since: the version that the page is rendered at. Where
 * none is known (in watch mode, without a page cache) everything is taken for new after a moment.
 */
export const contentVersion = async (): Promise<string> =>
  currentScope()?.version ?? `unknown ${Math.floor(Date.now() / UNKNOWN_MS)}`;
