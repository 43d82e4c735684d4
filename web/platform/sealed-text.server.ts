import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { formSecret } from './signed-time.server.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Encrypts and authenticates a text for use in a URL: URLs are logged, so the text must be unreadable. */
export function seal(purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text; null if the token was not sealed by this site for this purpose. */
export function unseal(purpose: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyFor(purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', formSecret(), '', purpose, KEY_BYTES));
