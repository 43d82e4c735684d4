import type { RequestListener } from 'node:http';
import { pageOfPayload } from '../../app/navigation/payload.ts';
import type { PageCache } from './page-cache.ts';
import { readAddress } from './page-key.ts';
import type { pageResponses } from './page-response.ts';

type Options = {
  cache: PageCache;
  respond: ReturnType<typeof pageResponses>;
  /** True for a visitor who must not get what anonymous visitors get. */
  isPersonal: (cookies: string | undefined) => boolean;
  isRedirected: (path: string) => boolean;
  onResponse: (method: string, status: number, seconds: number) => void;
  /** Everything that is not a page in memory. */
  next: RequestListener;
};

/** A query beyond this is judged by the app (http/query-limits.ts). */
const LONG_QUERY = /\?.{300}|\?.*(?:\[|%5b)|\?(?:[^&]*&){20}/i;

/**
 * Answers requests for pages in memory on the bare server, before a `Request` is made: the app alone reaches a third of nginx
 * (docs/performance.md).
 */
export function memoryListener({
  cache,
  respond,
  isPersonal,
  isRedirected,
  onResponse,
  next,
}: Options): RequestListener {
  return function respondFromMemory(request, response) {
    const { method = '', url = '', headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const wantsMarkdown = headers.accept?.includes('text/markdown') ?? false;
    if (!isRead || !url.startsWith('/') || wantsMarkdown || LONG_QUERY.test(url) || isPersonal(headers.cookie))
      return next(request, response);
    const [pathname = '', search] = url.split('?', 2);
    const payloadOf = pageOfPayload(pathname);
    const path = payloadOf ?? pathname;
    const { key, isCacheable } = readAddress(search === undefined ? path : `${path}?${search}`);
    const page = isCacheable && !isRedirected(path) ? cache.peek(key) : null;
    if (page?.status !== 200 || (payloadOf !== null && !page.payload)) return next(request, response);
    const {
      status,
      headers: own,
      body,
    } = respond(page, payloadOf === null ? 'document' : 'payload', {
      method,
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
    });
    response.writeHead(status, own);
    response.end(body ?? undefined);
    onResponse(method, status, 0);
  };
}
