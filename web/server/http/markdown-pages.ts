import { createMiddleware } from 'hono/factory';
import { parseAccept } from 'hono/utils/accept';

type Options = {
  render: (request: Request) => Promise<Response>;
};

/** Serves pages as Markdown at `{path}.md`, and at `{path}` if the client prefers text/markdown to text/html. */
export function markdownPages({ render }: Options) {
  return createMiddleware(async function serveMarkdown(c, next) {
    const url = new URL(c.req.url);
    const path =
      c.req.method === 'GET' || c.req.method === 'HEAD' ? markdownPath(url.pathname, c.req.header('accept')) : null;
    if (path === null) {
      await next();
      if (c.res.headers.get('content-type')?.startsWith('text/html')) c.header('vary', 'Accept', { append: true });
      return;
    }
    url.pathname = `/_markdown${path}`;
    url.search = '';
    const response = await render(new Request(url, { headers: c.req.raw.headers, signal: c.req.raw.signal }));
    c.res = new Response(c.req.method === 'HEAD' ? null : response.body, response);
    c.header('vary', 'Accept', { append: true });
  });

  function markdownPath(pathname: string, accept: string | undefined): string | null {
    if (pathname.endsWith('.md')) return pathname === '/index.md' ? '/' : pathname.slice(0, -'.md'.length);
    if (!accept?.includes('text/markdown') || /\.\w+$/.test(pathname)) return null;
    return prefersMarkdown(accept) ? pathname : null;
  }
}

const HTML_RANGES = ['text/html', 'text/*', '*/*'];

/** True if text/markdown comes before text/html, by weight, then by order. */
export function prefersMarkdown(accept: string): boolean {
  const accepted = parseAccept(accept.toLowerCase());
  const rankOf = (range: string) => accepted.findIndex(({ type }) => type === range);
  const markdown = rankOf('text/markdown');
  if (!accepted[markdown]?.q) return false;
  const page = HTML_RANGES.map(rankOf).find((rank) => rank !== -1);
  return page === undefined || markdown < page;
}
