/** The page cache adds cache-control and an ETag. */
export function textResponse(type: string, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });
}
