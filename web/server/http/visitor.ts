import { generateCookie } from 'hono/cookie';
import { readCookie } from '../../app/cookies/read-cookie.ts';
import { type PreviewMode, readPreviewCookie } from '../preview/preview-cookie.ts';

/** The cookie that holds a visitor's token for the content system. */
export const TOKEN_COOKIE = 'token';
/** As long as Strapi's tokens are valid by default. One that has expired before is taken away when it is used. */
const TOKEN_S = 30 * 24 * 3600;

/** Who must not be served what anonymous visitors get: editors in preview and visitors with a token, whatever it is worth. */
export type Visitor = { preview: PreviewMode | null; bearer: string | null };

/** Reads the Cookie header; null means anonymous, and that a cookie of ours was forged or has expired as well. */
export function readVisitor(cookies: string | undefined, previewSecret: string | undefined): Visitor | null {
  if (!cookies) return null;
  const preview = readPreviewCookie(cookies, previewSecret);
  const bearer = readCookie(cookies, TOKEN_COOKIE) || null;
  return preview || bearer ? { preview, bearer } : null;
}

/** The Set-Cookie header that gives a visitor a token, or takes theirs away with null. No script in the browser can read it. */
export function tokenCookie(token: string | null, { siteUrl }: { siteUrl: string }): string {
  const maxAge = token === null ? 0 : TOKEN_S;
  const secure = siteUrl.startsWith('https:');
  return generateCookie(TOKEN_COOKIE, token ?? '', { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
}
