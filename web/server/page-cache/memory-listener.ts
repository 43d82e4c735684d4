import type { RequestListener } from 'node:http';
import { pageOfPayload } from '#app/navigation/payload.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { pageResponses } from './page-response.ts';

type Options = {
  cache: PageCache;
  respond: ReturnType<typeof pageResponses>;
  isPersonal: (cookies: string | undefined) => boolean;
  isRedirected: (path: string) => boolean;
  onResponse: (method: string, status: number, seconds: number) => void;
  next: RequestListener;
};

const LONG_QUERY = /\?.{300}|\?.*(?:\[|%5b)|\?(?:[^&]*&){20}/i;

/**
 * Serves pages from memory with Node's HTTP server, without Hono, because creating a `Request` costs more than the response
 * (measurements in docs/performance.md). All other requests go to `next`.
 */
export function memoryListener(options: Options): RequestListener {
  const { cache, respond, isPersonal, isRedirected, onResponse, next } = options;
  return function respondFromMemory(request, response) {
    const { method = '', url = '', headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const wantsMarkdown = headers.accept?.includes('text/markdown') ?? false;
    if (!isRead || !url.startsWith('/') || wantsMarkdown || LONG_QUERY.test(url) || isPersonal(headers.cookie))
      return next(request, response);
    const pathEnd = url.search(/\?|$/);
    const pathname = url.slice(0, pathEnd);
    const payloadOf = pageOfPayload(pathname);
    const path = payloadOf ?? pathname;
    const { key, isCacheable } = pageKey(path + url.slice(pathEnd));
    const page = isCacheable && !isRedirected(path) ? cache.peek(key) : null;
    if (page?.status !== 200 || (payloadOf !== null && !page.payload)) return next(request, response);
    const {
      status,
      headers: responseHeaders,
      body,
    } = respond(page, payloadOf === null ? 'document' : 'payload', {
      method,
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
    });
    response.writeHead(status, responseHeaders).end(body ?? undefined);
    onResponse(method, status, 0);
  };
}
