import { AsyncLocalStorage } from 'node:async_hooks';
import type { User } from './user.server.ts';

/** State of one request while its page is rendered. */
export type RequestScope = {
  /** For editors: whether the preview shows drafts or published content. */
  preview: 'draft' | 'published' | null;
  bearer: string | null;
  user: User | null;
  /** Determines the locale; null for content that all locales share. */
  readonly pathname: string | null;
  /** Null for background work. */
  readonly requestId: string | null;
  /** The visitor's IP address. */
  readonly address: string | null;
  /** The response is not cached, so it may set or clear the visitor's token. */
  readonly isPersonal: boolean;
  /** Null clears the visitor's token, undefined leaves it. */
  newToken: string | null | undefined;
  readonly version: string | null;
  /** An optional part failed, so the page must not be cached as complete. */
  isPartial: boolean;
  /** The address of a search without a result, to be counted. */
  missed: string | null;
  /** By URL. */
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
 * For values that are computed once and shared, no matter which request triggers it. Uses the default locale, or that of `pathname`.
 */
export function runAsAnonymous<T>(work: () => T, pathname: string | null = null): T {
  return runInScope(newScope({ version: currentScope()?.version ?? null, pathname }), work);
}

export const currentScope = (): RequestScope | undefined => scopes.getStore();
