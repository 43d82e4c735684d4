import { readCookie } from '../../app/cookies/read-cookie.ts';
import { isSigned, sign } from '../../platform/signature.server.ts';

export const PREVIEW_COOKIE = 'northquay_preview';
const PURPOSE = 'preview-cookie';

/** What a preview shows: drafts, or what is published in the frame of the admin panel. */
export type PreviewMode = 'draft' | 'published';

/** The cookie's value: what is shown and until when, signed. */
export function makePreviewCookie(secret: string, mode: PreviewMode, expiresAt: number): string {
  return `${mode}.${expiresAt}.${sign(secret, PURPOSE, mode, String(expiresAt))}`;
}

/** What the preview cookie in a Cookie header allows; null when there is none, it is not ours or it has expired. */
export function readPreviewCookie(cookies: string, secret: string | undefined, now = Date.now()): PreviewMode | null {
  const value = secret ? readCookie(cookies, PREVIEW_COOKIE) : null;
  if (!value || !secret) return null;
  const [mode = '', expiresAt = '', signature = ''] = value.split('.');
  if (!isPreviewMode(mode) || !(Number(expiresAt) > now)) return null;
  return isSigned(secret, signature, PURPOSE, mode, expiresAt) ? mode : null;
}

/** Whether the text, from a cookie or a form, names a way to look at the site. */
export const isPreviewMode = (text: string): text is PreviewMode => text === 'draft' || text === 'published';
