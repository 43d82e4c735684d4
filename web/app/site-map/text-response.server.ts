import { getSiteOrDefault } from '#app/content/site.server.ts';

/** A text file, noindex while the site is hidden, like pages (page-meta.tsx). The page cache adds cache-control and ETag. */
export async function textResponse(
  type: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { isHidden } = await getSiteOrDefault();
  const robots = isHidden ? { 'x-robots-tag': 'noindex' } : {};
  return new Response(body, { headers: { ...headers, ...robots, 'content-type': `${type}; charset=utf-8` } });
}
