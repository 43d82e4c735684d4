import { AsyncLocalStorage } from 'node:async_hooks';
import type { User } from './user.ts';

/** What holds for one request while its page is rendered: whose content it shows, and what was read for it. */
export type RequestScope = {
  /** Set for editors in preview: whether they are shown drafts or what is published. */
  preview: 'draft' | 'published' | null;
  /** The visitor's own token for the content system, and whom it belongs to. */
  bearer: string | null;
  user: User | null;
  /** The address of the page, which says its language; null for what is made for pages of all languages. */
  readonly pathname: string | null;
  /** Of the request that has asked first; null for what nobody waits for. */
  readonly requestId: string | null;
  /** Where the visitor's request came from. */
  readonly address: string | null;
  /** The answer goes to one visitor only, so it may give them a token or take theirs away. */
  readonly isPersonal: boolean;
  /** The token that the answer gives the visitor; null takes theirs away, undefined leaves it as it is. */
  newToken: string | null | undefined;
  /** The content version that is being rendered, where it is known. */
  readonly version: string | null;
  /** A part failed and stands there with its default. */
  isPartial: boolean;
  /** What the content system has answered for this request, by address. */
  readonly responses: Map<string, Promise<unknown>>;
};

const scopes = new AsyncLocalStorage<RequestScope>();

/** A scope for anonymous visitors, or what differs from it. */
export function newScope(given: Partial<Omit<RequestScope, 'responses'>> = {}): RequestScope {
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
    version: null,
    ...given,
    responses: new Map(),
  };
}

/** Runs `work` and everything that it awaits inside the scope. */
export const runInScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/**
 * Runs `work` as for any visitor: for what is made once and shared, whoever has asked for it first. It speaks the default
 * language, or that of `pathname`.
 */
export function runAsAnonymous<T>(work: () => T, pathname: string | null = null): T {
  return runInScope(newScope({ version: currentScope()?.version ?? null, pathname }), work);
}

/** The scope of the request that is being answered; undefined outside of one. */
export const currentScope = (): RequestScope | undefined => scopes.getStore();
