import { currentScope } from './request-scope.server.ts';

/** Published content has to show within 2 s (contract, Speed). */
const UNKNOWN_MS = 1500;

/**
 * Changes whenever something is published or unpublished. Without a page cache (watch mode) everything expires after a
 * moment.
 */
export const contentVersion = async (): Promise<string> =>
  currentScope()?.version ?? `unknown ${Math.floor(Date.now() / UNKNOWN_MS)}`;
