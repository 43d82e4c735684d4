import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findUser, type User } from '../../app/account/account.server.ts';
import { ContentError } from '../../app/content/client.server.ts';
import { newScope, runInScope } from '../../app/content/request-scope.server.ts';
import { log } from '../../platform/log.server.ts';
import { workQueue } from '../../platform/work-queue.server.ts';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address.ts';
import type { SecurityPolicy } from '../http/security-headers.ts';
import { readVisitor, TOKEN_COOKIE, tokenCookie, type Visitor } from '../http/visitor.ts';
import { hashInline, type RenderedPage } from './cached-page.ts';
import type { pageAnswers } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import { pageOfKey, readAddress } from './page-key.ts';
import type { Fetch } from './render-page.ts';
import { unavailablePage } from './unavailable-page.ts';

/** Pages for one visitor alone that are rendered at the same time, and that may wait. */
const PERSONAL_READS = { parallel: 8, waiting: 64 };
/** Forms and likes are answered in milliseconds, and nobody should have to send one twice. */
const SENDS = { parallel: 16, waiting: 1000 };

type Options = {
  /** Renders: React Router and whatever else makes pages. */
  fetch: Fetch;
  /** Without one, every page is rendered for every request. */
  cache: PageCache | null;
  answerWith: ReturnType<typeof pageAnswers>;
  policy: SecurityPolicy;
  previewSecret: string | undefined;
  siteUrl: string;
  /** Told of each address that does not exist. */
  onNotFound?: (pathname: string) => void;
};

/**
 * Answers for all pages. Anonymous visitors get kept ones; editors in preview and visitors with a token get pages rendered for
 * them alone, which nobody may store. A token whose user cannot be fetched is taken away, and counts for nothing.
 *
 * Rejects with TooBusy when more has to be rendered than can be done in a reasonable time.
 *
 *     app.use(pages({ fetch, cache, answerWith, policy, previewSecret, siteUrl }));
 */
export function pages({ fetch, cache, answerWith, policy, previewSecret, siteUrl, onNotFound }: Options) {
  // What is rendered past the cache must not take the machine from kept pages, nor reading from the forms.
  const reads = workQueue(PERSONAL_READS);
  const sends = workQueue(SENDS);
  return createMiddleware(async function answerPage(c) {
    const given = readVisitor(c.req.header('cookie'), previewSecret);
    if (!given?.bearer) return answer(c, given, null);
    const user = await findUserOrNull(given.bearer);
    if (user) return answer(c, given, user);
    const { preview } = given;
    const response = await answer(c, preview && { preview, bearer: null }, null);
    return hasNewToken(response) ? response : withToken(response, null);
  });

  async function answer(c: Context, visitor: Visitor | null, user: User | null): Promise<Response> {
    const request = c.req.raw;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { pathname, search } = new URL(request.url);
    const { key, isCacheable } = readAddress(pathname + search);
    if (!isRead) return sends.run(() => renderFor(request, visitor, user));
    if (visitor || !isCacheable || !cache) return reads.run(() => renderFor(withAddress(request, key), visitor, user));
    const outcome = await cache.get(key);
    if (outcome === null) return unavailablePage(policy);
    if ('rendered' in outcome)
      return outcome.rendered.status >= 500 && !(await cache.isContentReachable())
        ? unavailablePage(policy)
        : toResponse(outcome.rendered);
    if (outcome.page.status === 404 && pageOfKey(key) === pathname) onNotFound?.(pathname);
    const { status, headers, body } = answerWith(outcome.page, {
      method: request.method,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    });
    return new Response(body && new Uint8Array(body), { status, headers: pairs(headers) });
  }

  /** For this visitor alone, and never stored. */
  async function renderFor(request: Request, visitor: Visitor | null, user: User | null): Promise<Response> {
    const isShared = visitor === null && request.method !== 'POST';
    const { version, memory } = cache?.content ?? { version: null, memory: null };
    const address = request.headers.get(CLIENT_ADDRESS_HEADER);
    const own = { ...visitor, user, address, memory: isShared ? memory : null, isPersonal: true };
    const scope = newScope({ ...own, version, pathname: new URL(request.url).pathname });
    const response = await runInScope(scope, async () => readToEnd(await fetch(request)));
    for (const change of scope.changes) cache?.pagesChanged(change);
    if (visitor?.preview) response.headers.set('x-robots-tag', 'noindex, nofollow');
    if (visitor || !response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
    if (scope.newToken !== undefined) return withToken(response, scope.newToken);
    return response;

    async function readToEnd(answer: Response): Promise<Response> {
      const headers = new Headers(answer.headers);
      if (!headers.get('content-type')?.startsWith('text/html'))
        return new Response(answer.body, { status: answer.status, headers });
      const html = await answer.text();
      const inlineHashes = hashInline(html);
      for (const [name, value] of policy.document({ inlineHashes, isPreview: Boolean(visitor?.preview) }))
        headers.set(name, value);
      return new Response(html, { status: answer.status, headers });
    }
  }

  /** The same answer, for this visitor alone, giving them a token or taking it away. */
  function withToken({ body, status, headers }: Response, token: string | null): Response {
    const own = new Headers(headers);
    own.append('set-cookie', tokenCookie(token, { siteUrl }));
    own.set('cache-control', 'private, no-store');
    return new Response(body, { status, headers: own });
  }

  function toResponse({ status, headers, body }: RenderedPage): Response {
    const all = new Headers(headers);
    if (all.get('content-type')?.startsWith('text/html'))
      for (const [name, value] of policy.document({ inlineHashes: hashInline(body.toString()) })) all.set(name, value);
    if (status >= 400 || !all.has('cache-control')) all.set('cache-control', 'no-store');
    return new Response(new Uint8Array(body), { status, headers: all });
  }
}

/** `GET /users/me`. Whatever the reason for a failure, the visitor is anonymous from then on (specification 4). */
async function findUserOrNull(token: string): Promise<User | null> {
  try {
    return await findUser(token);
  } catch (error) {
    const isExpected = error instanceof ContentError && error.status === 401;
    log[isExpected ? 'debug' : 'warn']({ err: error }, 'A token is taken away, its user could not be fetched');
    return null;
  }
}

const hasNewToken = ({ headers }: Response): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`));

/** The same request for another path and query: what pages do not know stays out. */
function withAddress(request: Request, key: string): Request {
  const url = new URL(key, request.url);
  return url.href === request.url ? request : new Request(url, request);
}

function pairs(flat: string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2] ?? '', flat[at * 2 + 1] ?? '']);
}
