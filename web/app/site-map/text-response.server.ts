import { getSiteOrDefault } from '#app/content/site.server.ts';

/** Of a hidden site it is noindex, like its pages (page-meta.tsx). The page cache adds cache-control and an ETag. */
export async function textResponse(
  type: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { isHidden } = await getSiteOrDefault();
  const robots = isHidden ? { 'x-robots-tag': 'noindex' } : {};
  return new Response(body, { headers: { ...headers, ...robots, 'content-type': `${type}; charset=utf-8` } });
}
