import { createHash } from 'node:crypto';

/** An answer for programs: they may keep it, but have to ask whether it has changed; 304 when it has not. */
export function textAnswer(
  request: Request,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  const all = {
    ...headers,
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  };
  if (known.some((each) => each.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers: all });
  return new Response(body, { headers: { ...all, 'content-type': `${type}; charset=utf-8` } });
}
