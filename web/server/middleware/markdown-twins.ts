import { createMiddleware } from 'hono/factory';

type Options = {
  /** Answers `/_markdown{path}`. */
  render: (request: Request) => Promise<Response>;
};

/**
 * Answers `{path}.md`, and `{path}` for those who would rather have text/markdown than text/html, with the page as Markdown.
 *
 *     app.use(markdownTwins({ render: renderPage }));
 */
export function markdownTwins({ render }: Options) {
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

const trim = (text: string) => text.trim();

/** Whether text/markdown stands before text/html, by weight and then by order. A browser names text/html only. */
export function prefersMarkdown(accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((each, at) => {
      const [type = '', ...parameters] = each.toLowerCase().split(';').map(trim);
      const q = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
      return [type, { q: Number.isFinite(q) ? q : 0, at }] as const;
    }),
  );
  const markdown = weights.get('text/markdown');
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*');
  if (!markdown || markdown.q === 0) return false;
  return !html || markdown.q > html.q || (markdown.q === html.q && markdown.at < html.at);
}
