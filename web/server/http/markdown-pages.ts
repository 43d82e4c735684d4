import { createMiddleware } from 'hono/factory';
import { parseAccept } from 'hono/utils/accept';

type Options = {
  /** Answers `/_markdown{path}`. */
  render: (request: Request) => Promise<Response>;
};

/**
 * Answers `{path}.md`, and `{path}` for those who would rather have text/markdown than text/html, with the page as Markdown.
 *
 *     app.use(markdownPages({ render: renderPage }));
 */
export function markdownPages({ render }: Options) {
  return createMiddleware(async function answerMarkdown(c, next) {
    const url = new URL(c.req.url);
    const path =
      c.req.method === 'GET' || c.req.method === 'HEAD' ? twinOf(url.pathname, c.req.header('accept')) : null;
    if (path === null) {
      await next();
      if (c.res.headers.get('content-type')?.startsWith('text/html')) c.header('vary', 'Accept', { append: true });
      return;
    }
    url.pathname = `/_markdown${path}`;
    url.search = '';
    const answer = await render(new Request(url, { headers: c.req.raw.headers, signal: c.req.raw.signal }));
    c.res = new Response(c.req.method === 'HEAD' ? null : answer.body, answer);
    c.header('vary', 'Accept', { append: true });
  });

  /** The page whose Markdown is asked for, or null. */
  function twinOf(pathname: string, accept: string | undefined): string | null {
    if (pathname.endsWith('.md')) return pathname === '/index.md' ? '/' : pathname.slice(0, -'.md'.length);
    if (!accept?.includes('text/markdown') || /\.\w+$/.test(pathname)) return null;
    return prefersMarkdown(accept) ? pathname : null;
  }
}

/** The ranges that a page is in, the narrowest first. */
const PAGE_RANGES = ['text/html', 'text/*', '*/*'];

/** Whether text/markdown stands before text/html, by weight and then by order. A browser names text/html only. */
export function prefersMarkdown(accept: string): boolean {
  // Sorted by weight; what weighs the same stays in its order.
  const accepted = parseAccept(accept.toLowerCase());
  const placeOf = (range: string) => accepted.findIndex(({ type }) => type === range);
  const markdown = placeOf('text/markdown');
  if (!accepted[markdown]?.q) return false;
  const page = PAGE_RANGES.map(placeOf).find((index) => index !== -1);
  return page === undefined || markdown < page;
}
