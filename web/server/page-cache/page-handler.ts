import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findUser } from '#app/account/account.server.ts';
import { ContentError } from '#app/content/client.server.ts';
import { newScope } from '#app/content/request-scope.server.ts';
import type { User } from '#app/content/user.server.ts';
import { pageOfPayload } from '#app/navigation/payload.ts';
import { CLIENT_ADDRESS_HEADER } from '#platform/client-address-header.ts';
import { log } from '#platform/log.server.ts';
import { TooBusy, workQueue } from '#platform/work-queue.server.ts';
import { REQUEST_ID_HEADER } from '#server/http/request-log.ts';
import type { SecurityPolicy } from '#server/http/security-headers.ts';
import { readVisitor, TOKEN_COOKIE, tokenCookie, type Visitor } from '#server/http/visitor.ts';
import { type PageCache, UNAVAILABLE_PAGE } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { Part, pageResponses } from './page-response.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';

const UNCACHED_READ_LIMITS = { parallel: 8, waiting: 64 };
/** A long queue: forms and likes take milliseconds, and no visitor should have to submit twice. */
const WRITE_LIMITS = { parallel: 16, waiting: 1000 };
/** A short queue, because anyone can send a token with any request. */
const TOKEN_LIMITS = { parallel: 16, waiting: 32 };
const RETRY_AFTER_S = '30';

type Options = {
  render: RenderPage;
  cache: PageCache | null;
  respond: ReturnType<typeof pageResponses>;
  policy: SecurityPolicy;
  previewSecret: string | undefined;
  siteUrl: string;
  onNotFound?: (pathname: string) => void;
};

/**
 * Serves all pages and their payloads. Anonymous visitors get cached pages. Editors in preview and visitors with a token get
 * pages that are rendered for them and never cached. A token whose user cannot be fetched is cleared.
 *
 * @throws TooBusy if too many renders or tokens are waiting
 */
export function pageHandler({ render, cache, respond, policy, previewSecret, siteUrl, onNotFound }: Options) {
  // Separate queues, so that uncached pages slow down neither cached pages nor forms.
  const reads = workQueue(UNCACHED_READ_LIMITS);
  const writes = workQueue(WRITE_LIMITS);
  const tokens = workQueue(TOKEN_LIMITS);
  return createMiddleware(async function handlePage(c) {
    const visitor = readVisitor(c.req.header('cookie'), previewSecret);
    if (!visitor?.bearer) return handleFor(c, visitor, null);
    const { preview, bearer } = visitor;
    const user = await tokens.run(() => findUserOrNull(bearer));
    if (user) return handleFor(c, visitor, user);
    const response = await handleFor(c, preview && { preview, bearer: null }, null);
    return hasNewToken(response) ? response : withToken(response, null);
  });

  async function handleFor(c: Context, visitor: Visitor | null, user: User | null): Promise<Response> {
    const request = c.req.raw;
    if (!['GET', 'HEAD'].includes(request.method))
      return writes.run(() => renderFor(request, 'document', visitor, user));
    const url = new URL(request.url);
    const pageOf = pageOfPayload(url.pathname);
    const part = pageOf === null ? 'document' : 'payload';
    const path = pageOf ?? url.pathname;
    const { key, isCacheable } = pageKey(path + url.search);
    if (visitor || !isCacheable || !cache) {
      const rendering = reads.run(() => renderFor(withPageKey(request, key), part, visitor, user));
      return visitor || !cache || !pageKey(path).isCacheable ? rendering : fallBackToPath(c, rendering, path, part);
    }
    const result = await cache.get(key, request.headers.get(REQUEST_ID_HEADER));
    if (result === null) return unavailableResponse(c);
    if ('rendered' in result)
      return result.rendered.status >= 500 && cache.isCmsDown
        ? unavailableResponse(c)
        : toResponse(result.rendered, part);
    if (part === 'document' && result.page.status === 404 && key === url.pathname) onNotFound?.(key);
    return cachedResponse(c, result.page, part);
  }

  /** Falls back to the cached page without parameters, which is better than an error. */
  async function fallBackToPath(c: Context, rendering: Promise<Response>, path: string, part: Part) {
    const response = await rendering.catch((error) => {
      if (error instanceof TooBusy) return null;
      throw error;
    });
    const isPage = response?.headers.get('content-type')?.startsWith('text/html');
    if (response && !(isPage && response.status >= 500)) return response;
    const known = await cache?.get(path, c.req.header(REQUEST_ID_HEADER));
    if (known && 'page' in known && known.page.status === 200)
      return withoutCaching(cachedResponse(c, known.page, part));
    return cache?.isCmsDown ? unavailableResponse(c) : rendering;
  }

  function cachedResponse(c: Context, page: Parameters<typeof respond>[0], part: Part): Response {
    const { status, headers, body } = respond(page, part, {
      method: c.req.method,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    });
    return new Response(body && new Uint8Array(body), { status, headers: pairs(headers) });
  }

  /** The unavailable page (503), which is rendered and cached like any other page while the CMS is up. */
  async function unavailableResponse(c: Context): Promise<Response> {
    const known = await cache?.get(UNAVAILABLE_PAGE);
    const response =
      known && 'page' in known
        ? cachedResponse(c, known.page, 'document')
        : toResponse(await render(new Request(new URL(UNAVAILABLE_PAGE, siteUrl)), newScope()), 'document');
    return withoutCaching(response);
  }

  async function renderFor(
    request: Request,
    part: Part,
    visitor: Visitor | null,
    user: User | null,
  ): Promise<Response> {
    const scope = newScope({
      ...visitor,
      user,
      requestId: request.headers.get(REQUEST_ID_HEADER),
      address: request.headers.get(CLIENT_ADDRESS_HEADER),
      isPersonal: true,
      version: cache?.version ?? null,
      pathname: new URL(request.url).pathname,
    });
    const rendered = await render(request, scope, part);
    if (scope.missed) onNotFound?.(scope.missed);
    const response = toResponse(rendered, part, visitor);
    if (visitor?.preview) response.headers.set('x-robots-tag', 'noindex, nofollow');
    return scope.newToken === undefined ? response : withToken(response, scope.newToken);
  }

  function toResponse({ payload, ...rendered }: RenderedPage, part: Part, visitor: Visitor | null = null): Response {
    const headers = new Headers(rendered.headers);
    if (part === 'payload' && payload !== null) {
      headers.set('content-type', 'application/json');
      headers.set('x-robots-tag', 'noindex');
      headers.delete('location');
    } else if (headers.get('content-type')?.startsWith('text/html'))
      for (const [name, value] of policy.document({ ...rendered, isPreview: Boolean(visitor?.preview) }))
        headers.set(name, value);
    if (visitor || rendered.status >= 400 || !headers.has('cache-control'))
      headers.set('cache-control', 'private, no-store');
    if (rendered.status === 503 && !headers.has('retry-after')) headers.set('retry-after', RETRY_AFTER_S);
    const isRedirected = part === 'payload' && rendered.status >= 300 && rendered.status < 400;
    const body = part === 'payload' && payload !== null ? payload : new Uint8Array(rendered.body);
    return new Response(BODILESS.includes(rendered.status) ? null : body, {
      status: isRedirected ? 200 : rendered.status,
      headers,
    });
  }

  function withToken({ body, status, headers }: Response, token: string | null): Response {
    const own = new Headers(headers);
    own.append('set-cookie', tokenCookie(token, { siteUrl }));
    own.set('cache-control', 'private, no-store');
    return new Response(body, { status, headers: own });
  }
}

const BODILESS = [101, 204, 205, 304];

/** Null after any failure: then the visitor is anonymous (specification 4). */
async function findUserOrNull(token: string): Promise<User | null> {
  try {
    return await findUser(token);
  } catch (error) {
    const isExpected = error instanceof ContentError && error.status === 401;
    log[isExpected ? 'debug' : 'warn']({ err: error }, 'A token was cleared because its user could not be fetched');
    return null;
  }
}

/** Prevents caching of a page that is served instead of another one. */
function withoutCaching(response: Response): Response {
  response.headers.set('cache-control', 'no-store');
  return response;
}

const hasNewToken = ({ headers }: Response): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`));

function withPageKey(request: Request, key: string): Request {
  const url = new URL(key, request.url);
  return url.href === request.url ? request : new Request(url, request);
}

function pairs(flat: string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? '', flat[index * 2 + 1] ?? '']);
}
