import type { Preview } from '#app/content/request-scope.server.ts';
import { readCookie } from '#platform/cookies.ts';
import { isSigned, sign } from '#platform/signature.server.ts';

export const PREVIEW_COOKIE = 'studio_preview';
const PURPOSE = 'preview-cookie';

/** What a preview shows: the admin panel's frame can also show the published version. */
type PreviewMode = Preview['mode'];

/** `types` are joined by underscores, as in the link. */
export function makePreviewCookie(secret: string, mode: PreviewMode, types: string, expiresAt: number): string {
  return `${mode}.${types}.${expiresAt}.${sign(secret, PURPOSE, mode, types, String(expiresAt))}`;
}

/** The preview in the cookie; null if the cookie is missing, forged or expired. */
export function readPreviewCookie(cookies: string, secret: string | undefined, now = Date.now()): Preview | null {
  const value = secret ? readCookie(cookies, PREVIEW_COOKIE) : null;
  if (!value || !secret) return null;
  const [mode = '', types = '', expiresAt = '', signature = ''] = value.split('.');
  if (!isPreviewMode(mode) || !(Number(expiresAt) > now)) return null;
  return isSigned(secret, signature, PURPOSE, mode, types, expiresAt) ? { mode, types: types.split('_') } : null;
}

export const isPreviewMode = (text: string): text is PreviewMode => text === 'draft' || text === 'published';
