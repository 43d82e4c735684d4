import { readCookie } from '#platform/cookies.ts';
import { isSigned, sign } from '#platform/signature.server.ts';

export const PREVIEW_COOKIE = 'studio_preview';
const PURPOSE = 'preview-cookie';

/** What a preview shows: the admin panel's frame can also show the published version. */
export type PreviewMode = 'draft' | 'published';

export function makePreviewCookie(secret: string, mode: PreviewMode, expiresAt: number): string {
  return `${mode}.${expiresAt}.${sign(secret, PURPOSE, mode, String(expiresAt))}`;
}

/** The mode in the preview cookie; null if the cookie is missing, forged or expired. */
export function readPreviewCookie(cookies: string, secret: string | undefined, now = Date.now()): PreviewMode | null {
  const value = secret ? readCookie(cookies, PREVIEW_COOKIE) : null;
  if (!value || !secret) return null;
  const [mode = '', expiresAt = '', signature = ''] = value.split('.');
  if (!isPreviewMode(mode) || !(Number(expiresAt) > now)) return null;
  return isSigned(secret, signature, PURPOSE, mode, expiresAt) ? mode : null;
}

export const isPreviewMode = (text: string): text is PreviewMode => text === 'draft' || text === 'published';
