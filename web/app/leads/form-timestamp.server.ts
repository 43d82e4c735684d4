import { randomBytes } from 'node:crypto';
import { env } from '../../env.server.ts';
import { isSigned, sign } from '../../platform/signature.server.ts';

/** People need longer than this for any of the forms. */
export const MIN_FILL_MS = 2_000;
/** A kept page may be 30 days old when it is shown while the CMS is away, and tabs stay open for weeks. */
export const MAX_STAMP_AGE_MS = 60 * 24 * 60 * 60_000;
const PURPOSE = 'form-stamp';
const MADE_UP = randomBytes(32).toString('hex');

/** The secret of everything that forms carry. All instances of a site have the same: the token they share, where there is no other. */
export function formSecret(): string {
  const { FORM_SECRET, STRAPI_TOKEN } = env();
  return FORM_SECRET ?? STRAPI_TOKEN ?? MADE_UP;
}

/** The moment at which a form was made, signed. */
export function makeStamp(now = Date.now()): string {
  return `${now}.${sign(formSecret(), PURPOSE, String(now))}`;
}

/** How long ago the form was made in milliseconds; null when the stamp is not ours. */
export function stampAge(stamp: string | undefined, now = Date.now()): number | null {
  const [made = '', signature = ''] = (stamp ?? '').split('.');
  return isSigned(formSecret(), signature, PURPOSE, made) ? now - Number(made) : null;
}
