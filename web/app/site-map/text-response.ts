/** An answer for programs. The page cache adds how long it is good for, and says whether it has changed. */
export function textResponse(type: string, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });
}
