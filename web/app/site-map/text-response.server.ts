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

/** Drops characters that XML does not allow. */
export const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
