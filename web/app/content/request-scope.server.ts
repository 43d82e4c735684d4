import { AsyncLocalStorage } from 'node:async_hooks';
import type { User } from './user.server.ts';

/** An editor's preview. `types`: names of the content types whose drafts it may show. */
export type Preview = { mode: 'draft' | 'published'; types: readonly string[] };

/** State of one request, available wherever its page is rendered. */
export type RequestScope = {
  /** Null for visitors. */
  preview: Preview | null;
  bearer: string | null;
  user: User | null;
  /** The page's path, which determines the locale; null means the default locale. */
  readonly pathname: string | null;
  /** Identifies the request in the log; null for background work. */
  readonly requestId: string | null;
  /** The visitor's IP address. */
  readonly address: string | null;
  /** True if the response is not cached, so that it may set or clear the visitor's token. */
  readonly isPersonal: boolean;
  /** A token to store in the visitor's cookie; null clears the cookie, undefined leaves it. */
  newToken: string | null | undefined;
  readonly version: string | null;
  /** True if an optional part failed, so that the page is not cached as complete. */
  isPartial: boolean;
  /** A search that found no page with all words, for the log of 404s. */
  missed: string | null;
  /** Responses of the CMS by URL, so that a page sends each query once. */
  readonly responses: Map<string, Promise<unknown>>;
};

const scopes = new AsyncLocalStorage<RequestScope>();

export function newScope(overrides: Partial<Omit<RequestScope, 'responses'>> = {}): RequestScope {
  return {
    preview: null,
    bearer: null,
    user: null,
    pathname: null,
    requestId: null,
    address: null,
    isPersonal: false,
    newToken: undefined,
    isPartial: false,
    missed: null,
    version: null,
    ...overrides,
    responses: new Map(),
  };
}

export const runInScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/**
 * Runs without the current visitor's token and preview, for values that all visitors share. Uses the locale of `pathname`,
 * by default the default locale.
 */
export function runAsAnonymous<T>(work: () => T, pathname: string | null = null): T {
  return runInScope(newScope({ version: currentScope()?.version ?? null, pathname }), work);
}

export const currentScope = (): RequestScope | undefined => scopes.getStore();
