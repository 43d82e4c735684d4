import { type PreviewMode, readPreviewCookie } from './preview/preview-cookie.ts';

/** The cookie that holds a visitor's token for the content system. */
export const TOKEN_COOKIE = 'token';
const TOKEN = /^[\w.-]{1,4096}$/;

/** Who must not be served what anonymous visitors get: editors in preview and visitors with a token. */
export type Visitor = { preview: PreviewMode | null; bearer: string | null };

/** Reads the Cookie header; null means anonymous, and that a cookie of ours was forged or has expired as well. */
export function readVisitor(cookies: string | undefined, previewSecret: string | undefined): Visitor | null {
  if (!cookies) return null;
  const preview = readPreviewCookie(cookies, previewSecret);
  const token = readCookie(cookies, TOKEN_COOKIE);
  const bearer = token && TOKEN.test(token) ? token : null;
  return preview || bearer ? { preview, bearer } : null;
}

/** One cookie's value out of a Cookie header. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
