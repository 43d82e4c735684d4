import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { pageAnswers } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import { pageOfKey, readAddress } from './page-key.ts';

type Options = {
  cache: PageCache;
  answerWith: ReturnType<typeof pageAnswers>;
  /** True when the visitor must not get what anonymous visitors get. */
  isPersonal: (cookies: string | undefined) => boolean;
  /** True when the path leads elsewhere. */
  isRedirected: (path: string) => boolean;
  onAnswer: (method: string, status: number, seconds: number) => void;
  /** Everything that is not a page in memory. */
  otherwise: RequestListener;
};

/**
 * Answers requests for kept pages on the bare server, before anything is made of the request: this is what makes a kept page
 * as fast as a file. Everything else goes on to the app.
 */
export function memoryListener({ cache, answerWith, isPersonal, isRedirected, onAnswer, otherwise }: Options) {
  return function answerFromMemory(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request;
    // Whoever would rather have Markdown gets the page's twin, from the app.
    const wantsTwin = headers.accept?.includes('text/markdown') ?? false;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && url !== undefined && !isLong(url) && !wantsTwin && !isPersonal(headers.cookie)) {
      const { key, isCacheable } = readAddress(url);
      const page = isCacheable && !isRedirected(pageOfKey(key)) ? cache.peek(key) : null;
      if (page) {
        const answer = answerWith(page, {
          method,
          acceptEncoding: headers['accept-encoding']?.toString(),
          ifNoneMatch: headers['if-none-match'],
        });
        response.writeHead(answer.status, answer.headers);
        response.end(answer.body ?? undefined);
        onAnswer(method, answer.status, 0);
        return;
      }
    }
    otherwise(request, response);
  };
}

/** A query that may be beyond the limits is judged by the app (http/query-limits.ts). */
function isLong(url: string): boolean {
  const at = url.indexOf('?');
  return at !== -1 && (url.length - at > 300 || /\[|%5b|(&[^&]*){20}/i.test(url.slice(at)));
}
