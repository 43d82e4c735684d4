import { generateCookie } from 'hono/cookie';
import type { Preview } from '#app/content/request-scope.server.ts';
import { readCookie } from '#platform/cookies.ts';
import { readPreviewCookie } from '#server/preview/preview-cookie.ts';

export const TOKEN_COOKIE = 'token';
const TOKEN_S = 30 * 24 * 3600;

/** A visitor who must bypass the shared cache: an editor in preview, or a visitor with a token, valid or not. */
export type Visitor = { preview: Preview | null; bearer: string | null };

/** Reads a visitor from the cookies. Null for anonymous visitors, and for a forged or expired preview cookie. */
export function readVisitor(cookies: string | undefined, previewSecret: string | undefined): Visitor | null {
  if (!cookies) return null;
  const preview = readPreviewCookie(cookies, previewSecret);
  const bearer = readCookie(cookies, TOKEN_COOKIE) || null;
  return preview || bearer ? { preview, bearer } : null;
}

/** The Set-Cookie header for a token; null clears the cookie. */
export function tokenCookie(token: string | null, { siteUrl }: { siteUrl: string }): string {
  const maxAge = token === null ? 0 : TOKEN_S;
  const secure = siteUrl.startsWith('https:');
  return generateCookie(TOKEN_COOKIE, token ?? '', { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
}
